import { ArgTypes, Controls, DocsContext, Source } from '@storybook/addon-docs/blocks'
import { Heading, Key, Stack, Text, theme } from '@console/ui'
import { use } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import styled from 'styled-components'
import { type BookComponent, components } from 'virtual:docs'
import { Page } from '../pages/frame/Page'
import { StoryLink } from '../pages/frame/StoryLink'
import { Written } from '../pages/frame/Written'
import type { About } from './about'
import { Accessibility } from './Accessibility'
import { Advice } from './Advice'
import { schemeOf, useToolbars } from './BookContainer'
import { isInline, LiveStory } from './LiveStory'

/** Sheets that most components of ui have, drawn on the page. */
const sheets = ['States', 'Modes']

/** Docs page of one component, made of its stories, its tests, its types and `parameters.about`. */
export function ComponentPage() {
  const context = use(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('test-fn'))
  const [first] = stories
  if (!first) return null
  const component = components.find(({ title }) => title === first.title)
  if (!component) throw new Error(`${first.title} has no docs page.`)
  const exportOf = ({ id }: PreparedStory) =>
    component.stories.find((story) => story.id === id)?.name
  const { about } = first.parameters as { about?: About }
  return (
    <Page title={nameOf(component)} lead={<Written text={component.purpose ?? ''} />} isWide>
      <Summary component={component} />
      <Playground story={first} />
      {about ? <Advice about={about} /> : null}
      <Keyboard component={component} />
      {stories
        .filter((story) => sheets.includes(exportOf(story) ?? ''))
        .toReversed()
        .map((story) => (
          <section key={story.id}>
            <Heading level={2}>{story.name}</Heading>
            <Description story={story} />
            <LiveStory story={story} />
          </section>
        ))}
      <Stories stories={stories} />
      <Accessibility stories={stories} />
    </Page>
  )
}

/** `ui/primitives/Button`: Button. */
function nameOf({ title }: BookComponent): string {
  return title.slice(title.lastIndexOf('/') + 1)
}

function Summary({ component }: { component: BookComponent }) {
  const { file, changed, stories } = component
  return (
    <Text as="p" size="sm" tone="muted">
      {stories.length} stories in <code>{file}</code>
      {changed === undefined ? null : `, last changed on ${dayOf(changed)}`}
    </Text>
  )
}

/** `2026-11-28`: 28 November 2026. */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

function Playground({ story }: { story: PreparedStory }) {
  const { scheme } = useToolbars()
  const { controls } = story.parameters as { controls?: { disable?: boolean } }
  const isPlayable = isInline(story) && !controls?.disable
  const source = <Source of={story.moduleExport} dark={schemeOf(scheme).colorScheme === 'dark'} />
  return (
    <section>
      <Heading level={2}>{isPlayable ? 'Playground' : 'Example'}</Heading>
      <LiveStory story={story} />
      {isPlayable ? null : (
        <Text as="p" tone="muted">
          <StoryLink id={story.id}>Open the story</StoryLink> to see it in a window of its own.
        </Text>
      )}
      <Blocks>
        {isPlayable ? (
          <>
            {source}
            <Controls of={story.moduleExport} />
          </>
        ) : (
          <>
            <details>
              <summary>Source of the story</summary>
              {source}
            </details>
            <ArgTypes of={story.moduleExport} />
          </>
        )}
      </Blocks>
    </section>
  )
}

/** Tests that press keys: their names are the rules of the keys. */
function Keyboard({ component: { keyTests, stories } }: { component: BookComponent }) {
  return (
    <section>
      <Heading level={2}>Keyboard</Heading>
      {keyTests.length === 0 ? (
        <Text as="p" tone="muted">
          No test presses keys.
        </Text>
      ) : (
        <Scroller role="region" aria-label="Keyboard" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Keys</th>
                <th scope="col">Rule</th>
                <th scope="col">Tested in</th>
              </tr>
            </thead>
            <tbody>
              {keyTests.map(({ story, rule, keys }) => (
                <tr key={`${story} ${rule}`}>
                  <td>
                    <Stack direction="row" gap={1} isWrapping>
                      {keys.map((key) => (
                        <Key key={key}>{key}</Key>
                      ))}
                    </Stack>
                  </td>
                  <th scope="row">{rule}</th>
                  <td>
                    <StoryLink id={stories.find(({ name }) => name === story)?.id ?? ''}>
                      {story}
                    </StoryLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </section>
  )
}

function Stories({ stories }: { stories: PreparedStory[] }) {
  return (
    <section>
      <Heading level={2}>Stories</Heading>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryLink id={story.id}>{story.name}</StoryLink>
            <Description story={story} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Doc comment of a story. */
function Description({ story: { parameters } }: { story: PreparedStory }) {
  const { description } = (parameters.docs ?? {}) as { description?: { story?: string } }
  const text = description?.story
  return text ? <Written as="p" text={text} tone="muted" /> : null
}

const Scroller = styled.div`
  overflow-x: auto;

  table {
    min-inline-size: 520px;
  }
`

/* Storybook's tables and code; its margins are for pages of its own. */
const Blocks = styled.div`
  min-inline-size: 0;
  overflow-x: auto;

  > * {
    margin-block: 0 ${theme.space[4]};
  }
`
