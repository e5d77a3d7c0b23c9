import { type ComponentType, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace, Words } from '../i18n'
import type { RouteEntry } from './feature'
import type { RouteTable } from './routeTable'

/** The screens of a console: each with its words and its document title, fetched once and together. */
export interface Screens {
  /** The component of a route; it suspends until its chunk and its words are here, and not at all where they are. */
  of(route: RouteEntry): ComponentType
  /** Begins to fetch what a path will need: on hover, focus or when idle. */
  prefetch(path: string): void
}

/** Makes the screens of a route table. A fetch that failed is tried again when the screen is next asked for. */
export function createScreens(table: RouteTable, words: Words): Screens {
  const fetched = new Map<RouteEntry, Promise<{ default: ComponentType }>>()
  const components = new Map<RouteEntry, ComponentType>()

  function fetchScreen(route: RouteEntry): Promise<{ default: ComponentType }> {
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
      async function fetchFound() {
        if (!table.find(path)) await table.complete()
        const route = table.find(path)
        if (route) await fetchScreen(route)
      }
      fetchFound().catch(() => undefined)
    },
  }
}

function titled(Screen: ComponentType, namespace: Namespace, key: string): ComponentType {
  return function TitledScreen() {
    const { i18n } = useTranslation()
    return (
      <>
        <title>{i18n.t(key as never, { ns: namespace })}</title>
        <Screen />
      </>
    )
  }
}
