import type { ActionableRow } from '@console/core/workflows'
import type { Screen } from '@console/core/routes'
import { useLocation } from 'react-router-dom'
import { lazyWithFallback } from '@console/list'
import { Lookup } from './Lookup'
import { printAt } from './print/printAddress'
import { Record } from './Record'
import type { RecordConfig } from './config/RecordConfig'
import { readsRecord, tokenAt } from './state/useRecord'

const PrintView = lazyWithFallback(() => import('./print/PrintView').then((m) => m.PrintView))

/**
 * Creates the screen of a record, which is prefetched. An address without a record offers those of the configuration's `lookup`.
 * @param pattern of the route, with the record's token as its one parameter, or without one and followed by `?secureToken=`
 */
export function recordScreen<Row extends ActionableRow, Detail extends Row>(
  config: RecordConfig<Row, Detail>,
  pattern: string,
): Screen {
  const { resource, lookup, pathOf } = config

  function RecordScreen() {
    const location = useLocation()
    const token = tokenAt(pattern, location)
    const print = printAt(location.search)
    const paper = config.printouts?.find(({ id }) => id === print?.id)
    if (token !== null && print && paper)
      return <PrintView {...{ config, paper }} tokens={[...new Set([token, ...print.also])]} />
    return token === null && lookup ? (
      <Lookup resource={resource} query={lookup} pathOf={pathOf} />
    ) : (
      <Record config={config} token={token ?? ''} />
    )
  }
  return Object.assign(RecordScreen, { readAhead: readsRecord(resource, pattern) })
}
