import { configuredRoute, type RouteEntry } from '@console/core/routes'
import type { AnyStructureConfig } from './config/config'
import { structureMessages } from './messages'

/**
 * Route of a structure, whose configuration is one file: loaded in parallel with the template.
 * @param title key of the document's title in the feature's messages
 * @example structure(categoryPaths.tree, 'tree.title', () => import('./categories'))
 */
export function structure(
  pattern: string,
  title: string,
  fetchFile: () => Promise<Readonly<Record<string, AnyStructureConfig>>>,
): RouteEntry {
  const fetchTemplate = () => import('./StructureScreen').then((m) => m.configuredScreen)
  return configuredRoute(pattern, title, structureMessages, fetchTemplate, fetchFile)
}
