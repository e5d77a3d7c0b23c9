import { languages } from '@console/core/i18n'
import { Card, Grid, Heading, Spinner, Switch, Text, theme } from '@console/ui'
import { Suspense, use, useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Page } from '../frame/Page'
import { Search } from '../frame/Search'
import { StoryLink } from '../frame/StoryLink'
import { type BuiltRoute, readRoutes } from './bookRoutes'
import { readTitles, type Titles } from '../../screens/readTitles'
import { openStudio, type Studio } from './thumbnails/studio'
import { Thumbnail } from './thumbnails/Thumbnail'

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

interface ScreensPageProps {
  /** Set if the page begins with thumbnails. */
  hasThumbnails: boolean
  /** Values of the toolbars, which the thumbnails follow. */
  toolbars: Record<string, unknown>
}

/** Every address of the console with its screen. */
export function ScreensPage({ hasThumbnails, toolbars }: ScreensPageProps) {
  const [screens] = useState(readScreens)
  const [isPictured, setIsPictured] = useState(hasThumbnails)
  const studio = useStudio(isPictured, toolbars)
  return (
    <Page
      title="Screens"
      lead="Every address of the specification (section 2) with the screen it opens: its titles, the roles that may open it, and a story for each of its states. Read from the features themselves."
      isWide
    >
      <Text as="p" tone="muted">
        / leads to the sign-in page, and an unknown address to /pages/errors/error-404.
      </Text>
      <Switch
        isSelected={isPictured}
        onChange={setIsPictured}
        description="In the scheme, language and role of the toolbars"
      >
        Thumbnails
      </Switch>
      <Suspense fallback={<Spinner label="Reading the titles" />}>
        <Gallery screens={screens} studio={studio} />
      </Suspense>
    </Page>
  )
}

/** A studio for the values of the toolbars, opened again when they change. */
function useStudio(isOpen: boolean, toolbars: Record<string, unknown>): Studio | undefined {
  const look = JSON.stringify(toolbars)
  const studio = useMemo(
    () => (isOpen ? openStudio(JSON.parse(look) as typeof toolbars) : undefined),
    [isOpen, look],
  )
  useEffect(() => () => studio?.close(), [studio])
  return studio
}

interface GalleryProps {
  screens: Promise<Screen[]>
  studio: Studio | undefined
}

function Gallery({ screens: read, studio }: GalleryProps) {
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
                  <ScreenCard key={screen.pattern} screen={screen} studio={studio} />
                ))}
              </Grid>
            </section>
          ))
      }
    </Search>
  )
}

function ScreenCard({ screen, studio }: { screen: Screen } & Pick<GalleryProps, 'studio'>) {
  const { pattern, screen: name, roles, stories, titles } = screen
  const main = stories.find(({ name: story }) => story === 'Filled') ?? stories[0]
  const [english, ...others] = languages
  return (
    <Card
      aria-label={pattern}
      heading={titles ? titles[english.id] : name}
      headingLevel={3}
      headingSize="md"
    >
      {studio && main ? (
        <StoryLink id={main.id}>
          <Thumbnail studio={studio} id={main.id} label={`${pattern}, ${main.name}`} />
        </StoryLink>
      ) : null}
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
  &&& {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[3]};
    padding: 0;
    list-style: none;
  }
`
