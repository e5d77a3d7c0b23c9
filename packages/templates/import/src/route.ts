import { configuredRoute, type RouteEntry } from '@console/core/routes'
import type { ImportConfig } from './config'
import { importWords } from './words'

/**
 * The route of an import, whose configuration is one file: fetched with the template, not after it.
 * @param title the key of the document's title in the feature's words
 */
export function importing(
  pattern: string,
  title: string,
  fetchFile: () => Promise<Readonly<Record<string, ImportConfig>>>,
): RouteEntry {
  const fetchTemplate = () => import('./configuredScreen').then((m) => m.configuredScreen)
  return configuredRoute(pattern, title, importWords, fetchTemplate, fetchFile)
}
