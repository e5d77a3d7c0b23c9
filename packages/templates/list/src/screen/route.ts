import { configuredRoute, type RouteEntry } from '@console/core/routes'
import type { ActionableRow } from '@console/core/workflows'
import type { ListConfig } from '../config/config'
import { listMessages } from '../messages'

/**
 * Route of a list, whose configuration is one file: loaded in parallel with the template that all lists share.
 * @param title key of the document's title in the feature's messages
 * @example list(agentPaths.approve, 'approve.title', () => import('./approveAgent'))
 */
export function list<Row extends ActionableRow>(
  pattern: string,
  title: string,
  fetchFile: () => Promise<Readonly<Record<string, ListConfig<Row>>>>,
): RouteEntry {
  const fetchTemplate = () =>
    import('./listScreen').then((m) => (config: ListConfig<Row>) => m.listScreen(config))
  return configuredRoute(pattern, title, listMessages, fetchTemplate, fetchFile)
}
