import { useSend } from '@console/core/api'
import type { ActionableRow, Page } from '@console/core/contracts'
import { readPage } from '@console/core/resources'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pageQueryOf, readAddress, writeAddress } from '../Index/listAddress'
import { resourceKeys } from '../resourceKeys'
import type { RecordConfig } from './RecordConfig'

/** Where a record stands in the list it came from. */
export interface ListPlace {
  /** The list as it was left. */
  listPath: string
  /** Counts from 1; null where the record is not on the page of the list that one comes from. */
  place: number | null
  total: number
  previous: string | null
  next: string | null
}

interface Neighbours {
  token: string
  place: number
  total: number
  previous: string | null
  next: string | null
}

/**
 * The list's context of a record: its address bears the list's query as `from` (domain design 2.5). The page is read again
 * after a decision, so that none is skipped when what was decided has left it; one goes on from where the record stood.
 * @param isWanted the record itself comes first
 */
export function useListPlace<Row extends ActionableRow, Detail extends Row>(
  { resource, list, pathOf }: RecordConfig<Row, Detail>,
  token: string,
  isWanted: boolean,
): ListPlace {
  const send = useSend()
  const { search } = useLocation()
  const from = new URLSearchParams(search).get('from') ?? ''
  const tab = new URLSearchParams(search).get('tab')
  const state = useMemo(() => readAddress(list.config, from), [list.config, from])
  const query = useMemo(() => pageQueryOf(list.config, state), [list.config, state])
  const page = useQuery({
    queryKey: resourceKeys.page(resource.id, query),
    queryFn: ({ signal }) => readPage(send, resource, query, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  })

  const [held, setHeld] = useState<Neighbours | null>(null)
  const found = neighboursIn(page.data, resource.tokenOf, token)
  if (found && !isSame(found, held)) setHeld(found)
  const here = found ?? (held?.token === token ? held : null)

  const isLastOfPage = here !== null && here.next === null && here.place < here.total
  const nextPage = { ...state, page: state.page + 1 }
  const after = useQuery({
    queryKey: resourceKeys.page(resource.id, pageQueryOf(list.config, nextPage)),
    queryFn: ({ signal }) => readPage(send, resource, pageQueryOf(list.config, nextPage), signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted && isLastOfPage,
  })
  const firstAfter = isLastOfPage ? after.data?.items[0] : undefined

  function pathTo(neighbour: string | null | undefined, listSearch: string): string | null {
    if (!neighbour) return null
    const path = pathOf(neighbour)
    const params = new URLSearchParams()
    if (listSearch !== '') params.set('from', listSearch)
    if (tab !== null) params.set('tab', tab)
    const text = params.toString()
    return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`
  }

  const listSearch = writeAddress(list.config, { ...state, selected: null }).slice(1)
  return {
    listPath: listSearch === '' ? list.path : `${list.path}?${listSearch}`,
    place: here?.place ?? null,
    total: here?.total ?? 0,
    previous: pathTo(here?.previous, listSearch),
    next: firstAfter
      ? pathTo(
          resource.tokenOf(firstAfter),
          writeAddress(list.config, { ...nextPage, selected: null }).slice(1),
        )
      : pathTo(here?.next, listSearch),
  }
}

function neighboursIn<Row>(
  page: Page<Row> | undefined,
  tokenOf: (row: Row) => string,
  token: string,
): Neighbours | null {
  const tokens = page?.items.map(tokenOf) ?? []
  const place = tokens.indexOf(token)
  if (!page || place < 0) return null
  return {
    token,
    place: (page.page - 1) * page.pageSize + place + 1,
    total: page.total,
    previous: tokens[place - 1] ?? null,
    next: tokens[place + 1] ?? null,
  }
}

function isSame(one: Neighbours, other: Neighbours | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
