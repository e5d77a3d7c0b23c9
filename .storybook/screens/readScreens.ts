import { createRouteTable, type RouteEntry } from '@console/core/routes'
import { readTitles, type Titles } from './readTitles'
import { features, screenRoutes } from './screenRoutes'

/** A screen of the console at one of its routes. */
export interface Screen {
  /** Its story file, relative to the workspace. */
  file: string
  /** The document's title. */
  titles: Titles
  /** Its addresses as the specification writes them, those that redirect to it first. */
  addresses: string[]
}

/** Reads the screens of all features: a screen with several routes several times. */
export async function readScreens(): Promise<Screen[]> {
  const table = createRouteTable(features)
  const redirects = features.flatMap((feature) => Object.entries(feature.redirects ?? {}))
  const addressesOf = (route: RouteEntry) => [
    ...redirects.flatMap(([from, to]) => (table.find(to) === route ? from : [])),
    route.pattern,
    ...(route.aliases ?? []),
  ]
  return Promise.all(
    screenRoutes.map(async ({ feature, route, file }) => ({
      file: `${file}.stories.tsx`,
      titles: await readTitles({ messages: feature.messages, key: route.title }),
      addresses: addressesOf(route),
    })),
  )
}
