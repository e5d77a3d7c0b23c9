import { Heading, Text } from '@console/ui'
import type { PreparedStory } from 'storybook/internal/types'
import { StoryLink } from '../pages/frame/StoryLink'

interface A11yParameters {
  test?: string
  config?: { rules?: { id: string; enabled?: boolean }[] }
}

/** Rules that axe checks on the stories of a component, and the exceptions. */
export function Accessibility({ stories }: { stories: PreparedStory[] }) {
  const exceptions = stories.flatMap((story) =>
    exceptionsOf(story).map((rule) => ({ story, rule })),
  )
  return (
    <section>
      <Heading level={2}>Accessibility</Heading>
      <Text as="p">
        axe checks each of the {stories.length} stories in every run of the tests, with all its
        default rules: WCAG 2.2 A and AA, and best practices. Colours, direction and languages are
        checked a second time, dark and in Arabic. A violation fails the test.
      </Text>
      {exceptions.length === 0 ? (
        <Text as="p">No rule is left out.</Text>
      ) : (
        <>
          <Text as="p">Left out:</Text>
          <ul>
            {exceptions.map(({ story, rule }) => (
              <li key={`${story.id} ${rule}`}>
                <code>{rule}</code> in <StoryLink id={story.id}>{story.name}</StoryLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Rules of axe that a story turns off. */
function exceptionsOf({ parameters }: PreparedStory): string[] {
  const { test, config } = (parameters.a11y ?? {}) as A11yParameters
  if (test !== 'error') return ['all rules']
  return (config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id)
}
