import { operatorRoute, type RouteEntry, type Screen } from '@console/core/routes'
import type { ActionableRow } from '@console/domain/kinds'
import type { IndexConfig } from './Index/config'
import type { RecordConfig } from './Record/RecordConfig'

/** The file of a route: a configuration is all that it exports. */
type FileOf<Config> = Readonly<Record<string, Config>>

/**
 * The route of a list, whose configuration is one file: fetched with the template, which all lists share, not after it.
 * @param title the key of the document's title in the feature's words
 * @example list(agentPaths.approve, 'approve.title', () => import('./approveAgent'))
 */
export function list<Row extends ActionableRow>(
  pattern: string,
  title: string,
  fetchFile: () => Promise<FileOf<IndexConfig<Row>>>,
): RouteEntry {
  const fetchTemplate = () =>
    import('./Index/listScreen').then((m) => (config: IndexConfig<Row>) => m.listScreen(config))
  return drawnBy(pattern, title, fetchTemplate, fetchFile)
}

/**
 * The route of a record, whose configuration is one file.
 * @param pattern has the record's token as its one parameter, or none: then it is `?secureToken=`
 * @param title the key of the document's title in the feature's words; the record's name stands before it
 * @example record(agentPaths.details, 'record.title', () => import('./agent'))
 */
export function record<Row extends ActionableRow, Detail extends Row>(
  pattern: string,
  title: string,
  fetchFile: () => Promise<FileOf<RecordConfig<Row, Detail>>>,
): RouteEntry {
  const fetchTemplate = () =>
    import('./Record/recordScreen').then((m) => m.recordScreen<Row, Detail>)
  return drawnBy(pattern, title, fetchTemplate, fetchFile)
}

function drawnBy<Config>(
  pattern: string,
  title: string,
  fetchTemplate: () => Promise<(config: Config, pattern: string) => Screen>,
  fetchFile: () => Promise<FileOf<Config>>,
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
    fetches: [fetchTemplate, fetchFile],
  }
}
