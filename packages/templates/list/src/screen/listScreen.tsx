import type { ActionableRow } from '@console/core/workflows'
import type { ReadAhead, Screen } from '@console/core/routes'
import { useSearchParams } from 'react-router-dom'
import type { ListConfig } from '../config/config'
import { List } from './List'
import { lazyWithFallback } from '../layout/lazyWithFallback'
import { readsPage } from '../data/useListPage'

/** Creates the screen of a list with prefetched rows, and of the screens that replace it at its address. */
export function listScreen<Row extends ActionableRow>(config: ListConfig<Row>): Screen {
  const alternates = Object.entries(config.alternates ?? {}).map(
    ([parameter, fetchPart]) => [parameter, lazyWithFallback(fetchPart)] as const,
  )
  const askedFor = (search: URLSearchParams) =>
    alternates.find(([parameter]) => search.has(parameter))

  function ListScreen() {
    const [search] = useSearchParams()
    const found = askedFor(search)
    if (!found) return <List config={config} />
    const [parameter, Instead] = found
    const value = search.get(parameter) ?? ''
    return <Instead key={`${parameter} ${value}`} value={value} />
  }

  const readRows = readsPage(config)
  const readAhead: ReadAhead = async (reading, address) =>
    askedFor(new URLSearchParams(address.search)) ? undefined : readRows(reading, address)
  return Object.assign(ListScreen, { readAhead })
}
