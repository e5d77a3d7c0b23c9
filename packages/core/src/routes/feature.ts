import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Send } from '../api'
import { type Vocabulary, withUsed } from '../i18n'
import { type Role, systemAdmin } from '../permissions'

/** What a screen reads with before it is drawn: answers are kept in `queries`, where it finds them. */
export interface LoaderContext {
  send: Send
  queries: QueryClient
}

/**
 * Reads what a screen will show first at an address: while it is on its way, or a link to it is pointed at. Resolves when it has
 * been read, or could not be.
 */
export type ReadAhead = (
  reading: LoaderContext,
  address: Pick<URL, 'pathname' | 'search'>,
) => Promise<unknown>

/** A screen, and how what it shows first is read ahead. */
export type Screen = ComponentType & { readAhead?: ReadAhead }

/** One route of a feature. */
export interface RouteEntry {
  /** The pattern as the specification writes it, for example `/business-detail/:secureToken`. */
  pattern: string
  /** Further patterns that show the same screen (decision 0003). */
  aliases?: readonly string[]
  /** Specification 6: who may open it. Left out: everyone. */
  auth?: readonly Role[]
  /** Whether the shell stands around it. The sign-in page has none (specification 2). */
  hasFrame: boolean
  /**
   * Its screen stays while its parameters change, and says itself where the keyboard goes on. Left out: at the screen's beginning, as it
   * does wherever another screen comes.
   */
  placesFocus?: boolean
  /** The key of the document's title in the feature's words. */
  title: string
  /** Words of other packages that this screen alone is drawn with. */
  uses?: readonly Vocabulary[]
  /** Fetches the screen's chunk. */
  screen: () => Promise<Screen>
  /** What `screen` fetches where that is more than one file, each by a function of its own: the build reads their names there. */
  fetches?: readonly (() => Promise<unknown>)[]
}

/** A route as most are: inside the shell, and open to the operators (specification 6: SuperAdmin, admin and staff). */
export function operatorRoute(
  pattern: string,
  title: string,
  screen: RouteEntry['screen'],
): RouteEntry {
  return { pattern, auth: systemAdmin, hasFrame: true, title, screen }
}

/**
 * A route whose screen a template draws from a configuration, which is all that its file exports. Both are fetched at once.
 * @param words those of the template
 * @throws Error where the file exports anything else
 */
export function configuredRoute<Config>(
  pattern: string,
  title: string,
  words: Vocabulary,
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
    uses: [words],
    fetches: [fetchTemplate, fetchFile],
  }
}

/** A record that was found, as the finder shows it. */
export interface Found {
  id: string
  /** What it is called, in its own words. */
  title: string
  /** What tells it from others of that name: who wrote it, when it is due; null where there is nothing. */
  detail: string | null
  /** The address that opens it. */
  href: string
}

/** As many as a feature finds at most: the finder shows those of several. */
export const mostFound = 5

/**
 * The records of a feature in which each word of a text stands, normalized as search does, the newest first, `mostFound` at most. It reads what its screens
 * read, under the same keys: what is open is not asked for again.
 * @throws ApiError where it could not be read
 */
export type Find = (
  reading: LoaderContext,
  text: string,
  signal?: AbortSignal,
) => Promise<readonly Found[]>

/** What the finder finds of a feature, for everyone who may open a screen of it. Fetched once somebody searches. */
export interface Finds {
  /** The key of its heading in the feature's words. */
  title: string
  fetch: () => Promise<Find>
}

/** What a feature package gives to the console. */
export interface Feature {
  id: string
  routes: readonly RouteEntry[]
  /** Addresses that only lead to another, as specification 2 has them: `/apps/mail` to `/apps/mail/inbox`. Query and fragment go along. */
  redirects?: Readonly<Record<string, string>>
  /** Words of other packages, and of kinds, that its screens are drawn with. */
  uses?: readonly Vocabulary[]
  /** What goes along with the screens of all features; left out: nothing does. */
  backgroundTask?: BackgroundTask
  /** Its records that the finder finds; left out: none. */
  finds?: Finds
  words: Vocabulary
}

/**
 * Something without a look of its own that goes on while other screens are shown, for example reminders. For everyone who may open a
 * screen of its feature.
 */
export interface BackgroundTask {
  /**
   * It is wanted while the browser keeps something under this key (`core/storage`, lasting), and not fetched before. Who keeps it says so (`tellKept`).
   * Left out: it is wanted in every session, once the first screen has what it shows.
   */
  keptAs?: string
  /** Its words. Left out: those of its feature. */
  words?: Vocabulary
  fetch: () => Promise<ComponentType>
}

/** All words that the screen of a route is drawn with. */
export function wordsOf(feature: Feature, route: RouteEntry): readonly Vocabulary[] {
  return withUsed([feature.words, ...(feature.uses ?? []), ...(route.uses ?? [])])
}

/** Declares a feature. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
