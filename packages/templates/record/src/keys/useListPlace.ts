import { useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/kinds'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  type CameFrom,
  pagesOf,
  readAddress,
  readFollowing,
  type Stretch,
  stretchOptions,
  writeAddress,
} from '@console/list'
import { resourceKeys } from '@console/read'
import type { RecordConfig } from '../RecordConfig'

/** Where a record stands in the list it came from. */
export interface ListPlace {
  /** The list as it was left. */
  listPath: string
  /** What the list is told by who comes back to it: its rows from this record on (`useListMemory`). */
  listState: CameFrom
  /** Counts from 1; null where the record is not on the page of the list that one comes from. */
  place: number | null
  total: number
  previous: string | null
  next: string | null
  /** The next, once it is known: after the last of a page it is read. Rejects where it cannot be. */
  findNext(): Promise<string | null>
}

interface Neighbours {
  token: string
  /** Where the rows begin of which it is one. */
  start: number
  place: number
  total: number
  previous: string | null
  next: string | null
}

/**
 * The list's context of a record: its address bears the list's query as `from`. One goes on through the
 * rows as they stood, and from the last of them to what follows it by then: what was decided has left the list.
 * @param isWanted the record itself comes first
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
  const reader = { send, queries, resource, shape: list.config }
  const options = stretchOptions<Row>(reader, state, token)
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
        stretchOptions<Row>(reader, { ...state, start: next.start }).queryKey,
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

  function firstOf(rows: Stretch<Row> | undefined): string | null {
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
  page: Stretch<Row> | undefined,
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
