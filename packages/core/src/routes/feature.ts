import type { ComponentType } from 'react'
import type { Namespace, WordsLoader } from '../i18n'
import type { Role } from '../permissions'

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
  /** The key of the document's title in the feature's words. */
  title: string
  /** Fetches the screen's chunk. */
  screen: () => Promise<ComponentType>
}

/** What a feature package gives to the console. */
export interface Feature {
  /** Also the namespace of its words. */
  id: Namespace
  routes: readonly RouteEntry[]
  /** Words of other packages that its screens are drawn with. */
  uses?: readonly Namespace[]
  words: WordsLoader
}

/** The words of some features, as `createWords` takes them. */
export function wordsOf(features: readonly Feature[]): Record<string, WordsLoader> {
  return Object.fromEntries(features.map(({ id, words }) => [id, words]))
}

/** Declares a feature; its words must be in the catalogue under its id. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
