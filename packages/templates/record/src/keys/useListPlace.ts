import { useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  type CameFrom,
  pagesOf,
  readAddress,
  readFollowing,
  type RowSlice,
  sliceOptions,
  writeAddress,
} from '@console/list'
import { resourceKeys } from '@console/query-boundary'
import type { RecordConfig } from '../config/RecordConfig'

/** Position of a record in the list it was opened from. */
export interface ListPlace {
  /** Address of the list as it was left. */
  listPath: string
  /** Navigation state for the way back: the list's rows from this record on (`useListMemory`). */
  listState: CameFrom
  /** Position from 1; null when the record is not on that page of the list. */
  place: number | null
  total: number
  previous: string | null
  next: string | null
  /** Resolves with the next record: after the last one of a page it is read. Rejects when it cannot be. */
  findNext(): Promise<string | null>
}

interface Neighbours {
  token: string
  /** Position of the first row of that page. */
  start: number
  place: number
  total: number
  previous: string | null
  next: string | null
}

/**
 * List context of a record: its address has the list's query as `from`. Next and previous follow the rows as they were,
 * and after the last one the rows that follow it now: decided records have left the list.
 * @param isWanted set once the record itself is loaded, which comes first
 */
export function useListPlace<Row extends ActionableRow, Detail extends Row>(
  { resource, list, pathOf }: RecordConfig<Row, Detail>,
  token: string,
  isWanted: boolean,
): ListPlace {
  const send = useSend()
  const queries = useQueryClient()
  const { search } = useLocation()
  const from = new URLSearchParams(search).get('from') ?? ''
  const tab = new URLSearchParams(search).get('tab')
  const state = useMemo(() => readAddress(list.config, from), [list.config, from])
  const reader = { send, queries, resource, config: list.config }
  const options = sliceOptions<Row>(reader, state, token)
  const page = useQuery({
    ...options,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })

  const [held, setHeld] = useState<Neighbours | null>(null)
  const found = neighboursIn(page.data, resource.tokenOf, token)
  if (found && !isSame(found, held)) setHeld(found)
  const here = found ?? (held?.token === token ? held : null)
  const start = here?.start ?? state.start

  const isLastOfPage = here !== null && here.next === null && here.place < here.total
  const following = queryOptions({
    queryKey: [...resourceKeys.following(resource.id), options.queryKey, token],
    async queryFn({ signal }) {
      const seen = new Set([token, ...(page.data?.items.map(resource.tokenOf) ?? [])])
      const pages = pagesOf<Row>(reader, state, signal)
      const next = await readFollowing(pages, start, (each) => seen.has(each))
      queries.setQueryData(
        sliceOptions<Row>(reader, { ...state, start: next.start }).queryKey,
        next,
      )
      return next
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const after = useQuery({ ...following, enabled: isWanted && isLastOfPage })

  function listSearchAt(begin: number): string {
    return writeAddress(list.config, { ...state, start: begin, selected: null }).slice(1)
  }

  function pathTo(neighbour: string | null | undefined, begin: number): string | null {
    if (!neighbour) return null
    const path = pathOf(neighbour)
    const params = new URLSearchParams()
    const listSearch = listSearchAt(begin)
    if (listSearch !== '') params.set('from', listSearch)
    if (tab !== null) params.set('tab', tab)
    const text = params.toString()
    return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`
  }

  function firstOf(rows: RowSlice<Row> | undefined): string | null {
    const row = rows?.items[0]
    return rows && row ? pathTo(resource.tokenOf(row), rows.start) : null
  }

  const listSearch = listSearchAt(start)
  const next = isLastOfPage ? firstOf(after.data) : pathTo(here?.next, start)
  return {
    listState: { rows: [token, here?.next ?? ''] },
    listPath: listSearch === '' ? list.path : `${list.path}?${listSearch}`,
    place: here?.place ?? null,
    total: here?.total ?? 0,
    previous: pathTo(here?.previous, start),
    next,
    findNext: async () => (isLastOfPage ? firstOf(await queries.query(following)) : next),
  }
}

function neighboursIn<Row>(
  page: RowSlice<Row> | undefined,
  tokenOf: (row: Row) => string,
  token: string,
): Neighbours | null {
  const tokens = page?.items.map(tokenOf) ?? []
  const place = tokens.indexOf(token)
  if (!page || place < 0) return null
  return {
    token,
    start: page.start,
    place: page.start + place,
    total: page.total,
    previous: tokens[place - 1] ?? null,
    next: tokens[place + 1] ?? null,
  }
}

function isSame(one: Neighbours, other: Neighbours | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
