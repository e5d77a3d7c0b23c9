import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Send } from '../api'
import type { Namespace, Messages } from '../i18n'
import { type LoaderContext, type RouteEntry, type Screen, messagesOf } from './feature'
import { type LazyComponent, lazyComponent } from './lazyComponent'
import type { RouteTable } from './routeTable'
import { addRecent } from '../recents/addRecent'
import { TitleContext } from './useNameInTitle'

/** The screens of a console: each with its messages and its document title, fetched once and together. */
export interface Screens {
  /** The component of a route; it suspends until its chunk and its messages are loaded, and not at all where they are. */
  of(route: RouteEntry): Screen
  /** Checks whether the screen of a path can be drawn without waiting for its code. */
  isLoaded(path: string): boolean
  /** Prefetches the code of a path: on hover, focus or when idle. */
  prefetch(path: string): void
  /**
   * Does the same, and prefetches the screen's first data: when a signed-in user will probably go there. Resolves when it has
   * been read, or has failed.
   */
  readAhead(address: Pick<URL, 'pathname' | 'search'>): Promise<void>
}

/**
 * Creates the screens of a route table. A failed fetch is retried when the screen is next requested.
 * @param loadContext loads the context for prefetching data, on first use
 */
export function createScreens(
  table: RouteTable,
  messages: Messages,
  loadContext?: () => Promise<LoaderContext>,
): Screens {
  const screens = new Map<RouteEntry, LazyComponent<Screen>>()

  function screenOf(route: RouteEntry): LazyComponent<Screen> {
    const known = screens.get(route)
    if (known) return known
    const feature = table.featureOf(route)
    const screen = lazyComponent(async () => {
      const [come] = await Promise.all([
        route.screen(),
        messages.load(...messagesOf(feature, route)),
      ])
      return titled(come, feature.messages.namespace, route.title)
    })
    screens.set(route, screen)
    return screen
  }

  async function fetchFor(path: string): Promise<Screen | undefined> {
    if (!table.find(path)) await table.complete()
    const route = table.find(path)
    return route && screenOf(route).load()
  }

  return {
    of: (route) => screenOf(route).get(),
    isLoaded(path) {
      const route = table.find(path)
      return route !== undefined && screenOf(route).isLoaded()
    },
    prefetch(path) {
      fetchFor(path).catch(() => undefined)
    },
    async readAhead(address) {
      try {
        const screen = await fetchFor(address.pathname)
        if (!screen?.readAhead || !loadContext) return
        const { send, queries } = await loadContext()
        const aheadOf = address.pathname + address.search
        const read: Send = (call) => send(call.method === 'GET' ? { ...call, aheadOf } : call)
        await screen.readAhead({ send: read, queries }, address)
      } catch {
        // It is requested again when it is shown; only then is a failure reported.
      }
    },
  }
}

function titled(Screen: Screen, namespace: Namespace, key: string): Screen {
  function TitledScreen() {
    const { i18n } = useTranslation()
    const [name, setName] = useState<string | null>(null)
    const title: string = i18n.t(key as never, { ns: namespace })
    useEffect(() => {
      if (name !== null) addRecent({ name, title })
    }, [name, title])
    return (
      <TitleContext value={setName}>
        <title>{name === null ? title : `${name} – ${title}`}</title>
        <Screen />
      </TitleContext>
    )
  }
  return Object.assign(TitledScreen, { readAhead: Screen.readAhead })
}
