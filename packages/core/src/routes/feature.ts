import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Send } from '../api'
import { type MessageBundle, withUsed } from '../i18n'
import { type Role, systemAdmin } from '../permissions'

/** Context for prefetching a screen's data: responses are cached in `queries`, where the screen finds them. */
export interface LoaderContext {
  send: Send
  queries: QueryClient
}

/**
 * Prefetches a screen's first data at an address: while its code is loading, or a link to it is hovered. Resolves when it has been read, or
 * has failed.
 */
export type ReadAhead = (
  reading: LoaderContext,
  address: Pick<URL, 'pathname' | 'search'>,
) => Promise<unknown>

/** A screen, and its prefetch function. */
export type Screen = ComponentType & { readAhead?: ReadAhead }

/** One route of a feature. */
export interface RouteEntry {
  /** The pattern as the specification writes it, for example `/business-detail/:secureToken`. */
  pattern: string
  /** Further patterns that show the same screen (decision 0003). */
  aliases?: readonly string[]
  /** Specification 6: roles that may open it. Left out: everyone. */
  auth?: readonly Role[]
  /** Set where the shell surrounds it. The sign-in page has none (specification 2). */
  hasFrame: boolean
  /**
   * Its screen stays mounted while its parameters change, and places the focus itself. Default: the focus moves to the screen's beginning,
   * as for every new screen.
   */
  placesFocus?: boolean
  /** Key of the document's title in the feature's messages. */
  title: string
  /** Messages of other packages that only this screen uses. */
  uses?: readonly MessageBundle[]
  /** Fetches the screen's chunk. */
  screen: () => Promise<Screen>
  /** The fetches of `screen` where it loads more than one file, each as a function of its own: the build reads the file names there. */
  fetches?: readonly (() => Promise<unknown>)[]
}

/** The usual route: inside the shell, and open to the operators (specification 6: SuperAdmin, admin and staff). */
export function operatorRoute(
  pattern: string,
  title: string,
  screen: RouteEntry['screen'],
): RouteEntry {
  return { pattern, auth: systemAdmin, hasFrame: true, title, screen }
}

/**
 * A route whose screen a template renders from a configuration, the only export of its file. Both are fetched at once.
 * @param words messages of the template
 * @throws Error where the file exports anything else
 */
export function configuredRoute<Config>(
  pattern: string,
  title: string,
  messages: MessageBundle,
  fetchTemplate: () => Promise<(config: Config, pattern: string) => Screen>,
  fetchFile: () => Promise<Readonly<Record<string, Config>>>,
): RouteEntry {
  async function fetchScreen() {
    const [screenOf, file] = await Promise.all([fetchTemplate(), fetchFile()])
    const [config, ...others] = Object.values(file)
    if (config === undefined || others.length > 0)
      throw new Error(`The file of ${pattern} exports its configuration, and nothing else`)
    return screenOf(config, pattern)
  }
  return {
    ...operatorRoute(pattern, title, fetchScreen),
    uses: [messages],
    fetches: [fetchTemplate, fetchFile],
  }
}

/** A search hit, as the command palette shows it. */
export interface SearchHit {
  id: string
  /** Its name. */
  title: string
  /** Distinguishing detail, such as the author or the due date; null where there is none. */
  detail: string | null
  /** Address that opens it. */
  href: string
}

/** Maximum hits per feature: the command palette shows those of several. */
export const maxHits = 5

/**
 * Finds the records of a feature that contain each word of a text, normalized as in search, newest first, at most `maxHits`. It reads the
 * same queries as its screens, under the same keys: cached data is not fetched again.
 * @throws ApiError where it could not be read
 */
export type SearchFunction = (
  reading: LoaderContext,
  text: string,
  signal?: AbortSignal,
) => Promise<readonly SearchHit[]>

/** A feature's search provider for the command palette, for everyone who may open a screen of the feature. Fetched on the first search. */
export interface SearchProvider {
  /** Key of its heading in the feature's messages. */
  title: string
  fetch: () => Promise<SearchFunction>
}

/** Exports of a feature package for the console. */
export interface Feature {
  id: string
  routes: readonly RouteEntry[]
  /** Redirects, as specification 2 has them: `/apps/mail` to `/apps/mail/inbox`. Query and fragment are kept. */
  redirects?: Readonly<Record<string, string>>
  /** Messages of other packages, and of kinds, that its screens use. */
  uses?: readonly MessageBundle[]
  /** Background task of the feature, on the screens of all features; left out: none. */
  backgroundTask?: BackgroundTask
  /** Search provider for its records; left out: none. */
  searchProvider?: SearchProvider
  messages: MessageBundle
}

/**
 * A background task without a UI of its own that runs while other screens are shown, for example reminders. For everyone who may open a
 * screen of its feature.
 */
export interface BackgroundTask {
  /**
   * Needed while the browser stores something under this key (`core/storage`, lasting), and not fetched before. Code that stores it reports
   * it (`announceStored`).
   * Omitted: needed in every session, after the first screen has loaded its data.
   */
  storedAs?: string
  /** Its messages. Default: those of its feature. */
  messages?: MessageBundle
  fetch: () => Promise<ComponentType>
}

/** All messages that the screen of a route uses. */
export function messagesOf(feature: Feature, route: RouteEntry): readonly MessageBundle[] {
  return withUsed([feature.messages, ...(feature.uses ?? []), ...(route.uses ?? [])])
}

/** Declares a feature. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
