import { configuredRoute, type RouteEntry } from '@console/core/routes'
import type { ImportConfig } from './config/config'
import { importMessages } from './messages'

/**
 * Route of an import, whose configuration is one file: loaded in parallel with the template.
 * @param title key of the document's title in the feature's messages
 */
export function importing(
  pattern: string,
  title: string,
  fetchFile: () => Promise<Readonly<Record<string, ImportConfig>>>,
): RouteEntry {
  const fetchTemplate = () => import('./ImportScreen').then((m) => m.configuredScreen)
  return configuredRoute(pattern, title, importMessages, fetchTemplate, fetchFile)
}
