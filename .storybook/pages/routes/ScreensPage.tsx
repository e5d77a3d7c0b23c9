import { languages } from '@console/core/i18n'
import { Card, Grid, Heading, Spinner, Text, theme } from '@console/ui'
import { Suspense, use, useState } from 'react'
import styled from 'styled-components'
import { Page } from '../frame/Page'
import { Search } from '../frame/Search'
import { StoryLink } from '../frame/StoryLink'
import { type BuiltRoute, readRoutes } from './bookRoutes'
import { readTitles, type Titles } from '../../screens/readTitles'

/** A screen with the group of its address. */
interface Screen extends BuiltRoute {
  group: string
  titles?: Titles
}

const groups = readRoutes()

async function readScreens(): Promise<Screen[]> {
  return Promise.all(
    groups.flatMap(({ group, routes }) =>
      routes.map(async (route) => ({
        ...route,
        group,
        ...(route.title && { titles: await readTitles(route.title) }),
      })),
    ),
  )
}

/** Every address of the console with its screen. */
export function ScreensPage() {
  const [screens] = useState(readScreens)
  return (
    <Page
      title="Screens"
      lead="Every address of the specification (section 2) with the screen it opens: its titles, the roles that may open it, and a story for each of its states. Read from the features themselves."
      isWide
    >
      <Text as="p" tone="muted">
        / leads to the sign-in page, and an unknown address to /pages/errors/error-404.
      </Text>
      <Suspense fallback={<Spinner label="Reading the titles" />}>
        <Gallery screens={screens} />
      </Suspense>
    </Page>
  )
}

function Gallery({ screens: read }: { screens: Promise<Screen[]> }) {
  return (
    <Search
      label="Find a screen"
      noun="addresses"
      all={use(read)}
      textOf={({ pattern, screen, titles, roles }) =>
        [pattern, screen, ...Object.values(titles ?? {}), rolesOf(roles)].join(' ')
      }
    >
      {(found) =>
        groups
          .map(({ group }) => ({ group, shown: found.filter((screen) => screen.group === group) }))
          .filter(({ shown }) => shown.length > 0)
          .map(({ group, shown }) => (
            <section key={group} aria-label={group}>
              <Heading level={2} size="lg">
                {group}
              </Heading>
              <Grid minColumn="wide">
                {shown.map((screen) => (
                  <ScreenCard key={screen.pattern} screen={screen} />
                ))}
              </Grid>
            </section>
          ))
      }
    </Search>
  )
}

function ScreenCard({ screen }: { screen: Screen }) {
  const { pattern, screen: name, roles, stories, titles } = screen
  const [english, ...others] = languages
  return (
    <Card
      aria-label={pattern}
      heading={titles ? titles[english.id] : name}
      headingLevel={3}
      headingSize="md"
    >
      {titles
        ? others.map(({ id, direction }) => (
            <Text as="p" key={id} lang={id} dir={direction} tone="muted">
              {titles[id]}
            </Text>
          ))
        : null}
      <p>
        <code>{pattern}</code>
      </p>
      {roles === null ? null : (
        <Text as="p" size="sm" tone="muted">
          {name}, open to {rolesOf(roles)}
        </Text>
      )}
      <Stories>
        {stories.map(({ id, name: story }) => (
          <li key={id}>
            <StoryLink id={id}>{story}</StoryLink>
          </li>
        ))}
      </Stories>
    </Card>
  )
}

function rolesOf(roles: readonly string[] | null): string {
  return roles?.length === 0 ? 'everyone' : (roles ?? []).join(', ')
}

const Stories = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    padding: 0;
    list-style: none;
  }
`
