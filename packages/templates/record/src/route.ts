import { configuredRoute, type RouteEntry } from '@console/core/routes'
import type { ActionableRow } from '@console/core/workflows'
import type { RecordConfig } from './config/RecordConfig'
import { recordMessages } from './messages'

/**
 * Route of a record, whose configuration is one file.
 * @param pattern has the record's token as its one parameter, or none: then it is `?secureToken=`
 * @param title key of the document's title in the feature's messages; the record's name precedes it
 * @example record(agentPaths.details, 'record.title', () => import('./agent'))
 */
export function record<Row extends ActionableRow, Detail extends Row>(
  pattern: string,
  title: string,
  fetchFile: () => Promise<Readonly<Record<string, RecordConfig<Row, Detail>>>>,
): RouteEntry {
  const fetchTemplate = () => import('./recordScreen').then((m) => m.recordScreen<Row, Detail>)
  return configuredRoute(pattern, title, recordMessages, fetchTemplate, fetchFile)
}
