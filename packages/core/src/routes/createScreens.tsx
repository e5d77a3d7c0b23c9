import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace, Words } from '../i18n'
import type { Reading, RouteEntry, Screen } from './feature'
import type { RouteTable } from './routeTable'

/** The screens of a console: each with its words and its document title, fetched once and together. */
export interface Screens {
  /** The component of a route; it suspends until its chunk and its words are here, and not at all where they are. */
  of(route: RouteEntry): Screen
  /** Begins to fetch what a path will need: on hover, focus or when idle. */
  prefetch(path: string): void
  /** Fetches that, and reads what will be shown first: when somebody who is signed in will probably go there. */
  readAhead(address: Pick<URL, 'pathname' | 'search'>): void
}

/**
 * Makes the screens of a route table. A fetch that failed is tried again when the screen is next asked for.
 * @param loadReading what screens read ahead with, asked for when there is something to be read
 */
export function createScreens(
  table: RouteTable,
  words: Words,
  loadReading?: () => Promise<Reading>,
): Screens {
  const fetched = new Map<RouteEntry, Promise<{ default: Screen }>>()
  const components = new Map<RouteEntry, Screen>()

  function fetchScreen(route: RouteEntry): Promise<{ default: Screen }> {
    let promise = fetched.get(route)
    if (!promise) {
      const { id, uses = [] } = table.featureOf(route)
      promise = Promise.all([
        route.screen(),
        ...[id, ...uses].map((namespace) => words.load(namespace)),
      ]).then(([screen]) => ({ default: titled(screen, id, route.title) }))
      promise.then(
        // What has come before it was asked for need not suspend.
        ({ default: screen }) => {
          if (!components.has(route)) components.set(route, screen)
        },
        () => {
          fetched.delete(route)
          components.delete(route)
        },
      )
      fetched.set(route, promise)
    }
    return promise
  }

  async function fetchFor(path: string): Promise<Screen | undefined> {
    if (!table.find(path)) await table.complete()
    const route = table.find(path)
    return route && (await fetchScreen(route)).default
  }

  return {
    of(route) {
      let component = components.get(route)
      if (!component) {
        component = lazy(() => fetchScreen(route))
        components.set(route, component)
      }
      return component
    },
    prefetch(path) {
      fetchFor(path).catch(() => undefined)
    },
    readAhead(address) {
      async function read() {
        const screen = await fetchFor(address.pathname)
        if (screen?.readAhead && loadReading) screen.readAhead(await loadReading(), address)
      }
      read().catch(() => undefined)
    },
  }
}

function titled(Screen: Screen, namespace: Namespace, key: string): Screen {
  function TitledScreen() {
    const { i18n } = useTranslation()
    return (
      <>
        <title>{i18n.t(key as never, { ns: namespace })}</title>
        <Screen />
      </>
    )
  }
  return Object.assign(TitledScreen, { readAhead: Screen.readAhead })
}
