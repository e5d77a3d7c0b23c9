import { Card, Grid, Heading, Text } from '@console/ui'
import { type BookComponent, components } from 'virtual:docs'
import { Page } from '../frame/Page'
import { Search } from '../frame/Search'
import { DocsLink } from '../frame/StoryLink'
import { Written } from '../frame/Written'

/** All components of ui, the templates and the shell, with their purposes and docs pages. */
export function ComponentsPage() {
  return (
    <Page
      title="Components"
      lead="What screens are made of: the components of ui, the templates that routes configure, and the parts of the shell. Each has a page with its use, its keys and its states."
      isWide
    >
      <Search
        label="Find a component"
        noun="components"
        all={components}
        textOf={({ title, purpose, about }) => `${title} ${purpose} ${about?.use}`}
      >
        {(found) =>
          [...new Set(found.map(groupOf))].map((group) => (
            <section key={group} aria-label={group}>
              <Heading level={2} size="lg">
                {group}
              </Heading>
              <Grid>
                {found
                  .filter((component) => groupOf(component) === group)
                  .map((component) => (
                    <ComponentCard key={component.docsId} component={component} />
                  ))}
              </Grid>
            </section>
          ))
        }
      </Search>
    </Page>
  )
}

function ComponentCard({ component }: { component: BookComponent }) {
  const { title, docsId, purpose = '', stories, keyTests } = component
  const [sentence] = /^.*?\.(?= |$)/.exec(purpose) ?? [purpose]
  return (
    <Card
      heading={<DocsLink id={docsId}>{title.slice(title.lastIndexOf('/') + 1)}</DocsLink>}
      headingLevel={3}
      headingSize="md"
    >
      <Written as="p" text={sentence} />
      <Text as="p" size="sm" tone="muted">
        {stories.length} {stories.length === 1 ? 'story' : 'stories'}
        {keyTests.length > 0 ? `, ${keyTests.length} tested with the keyboard` : null}
      </Text>
    </Card>
  )
}

/** `ui/primitives/Button`: ui/primitives; `shell/toolbar/UserMenu`: shell. */
function groupOf({ title }: BookComponent): string {
  const [kind = '', folder] = title.split('/')
  return kind === 'ui' ? `${kind}/${folder}` : kind
}
