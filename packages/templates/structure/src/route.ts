import { configuredRoute, type RouteEntry } from '@console/core/routes'
import type { AnyStructureConfig } from './config'
import { structureWords } from './words'

/**
 * The route of a structure, whose configuration is one file: fetched with the template, not after it.
 * @param title the key of the document's title in the feature's words
 * @example structure(categoryPaths.tree, 'tree.title', () => import('./categories'))
 */
export function structure(
  pattern: string,
  title: string,
  fetchFile: () => Promise<Readonly<Record<string, AnyStructureConfig>>>,
): RouteEntry {
  const fetchTemplate = () => import('./configuredScreen').then((m) => m.configuredScreen)
  return configuredRoute(pattern, title, structureWords, fetchTemplate, fetchFile)
}
