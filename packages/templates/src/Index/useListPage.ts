import { ApiError, type Send, useSend } from '@console/core/api'
import type { ActionableRow, Page } from '@console/core/contracts'
import { type ListQuery, readPage, type Resource } from '@console/core/resources'
import type { ReadAhead } from '@console/core/routes'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { resourceKeys } from '../resourceKeys'
import type { IndexConfig } from './config'
import { type HeldPage, hold, take } from './holdRows'
import { type ListState, pageQueryOf, readAddress } from './listAddress'

/** Domain design 7, T1: a list is read anew every 30 s while it is seen and nothing is ticked. */
const refreshTime = 30_000

/** What was read is as good as new for a moment: coming back to a list shows it at once. */
const freshTime = 10_000

/** The pointer rests on something when it is there for so many milliseconds. */
const rest = 50

/** The page that is shown, and how its reading goes. */
export interface ListPage<Row> {
  /** Undefined before the first answer. */
  held: HeldPage<Row> | undefined
  /** Another one for each query whose rows are shown. */
  shownId: string | undefined
  /** Reading for the first time, for another query or again. */
  isReading: boolean
  /** What is shown belongs to the query before. */
  isFormer: boolean
  error: ApiError | null
  isOffline: boolean
  /** When what is shown was read, by this device's clock. */
  readAt: Date
  /** Shows the rows that have waited to be shown. */
  showNew(): void
  /** Reads again, and shows what comes as it comes. */
  refresh(): void
  /** Reads what an address of this list shows, because the pointer or the focus rests on what leads there and is no link. */
  prefetch(href: string): void
}

function pageOptions<Row extends ActionableRow>(
  send: Send,
  resource: Resource<Row>,
  query: ListQuery,
) {
  return queryOptions({
    queryKey: resourceKeys.page(resource.id, query),
    queryFn: ({ signal }) => readPage(send, resource, query, signal),
    staleTime: freshTime,
  })
}

/** How a screen that shows a list reads its page ahead. */
export function readsPage<Row extends ActionableRow>(config: IndexConfig<Row>): ReadAhead {
  return ({ send, queries }, { search }) => {
    const asked = pageQueryOf(config, readAddress(config, search))
    return queries.query(pageOptions(send, config.resource, asked)).catch(() => undefined)
  }
}

/** Reads the page that an address asks for, keeps it until the next one has come, and keeps its rows in their places. */
export function useListPage<Row extends ActionableRow>(
  config: IndexConfig<Row>,
  state: ListState,
  isBusy: boolean,
): ListPage<Row> {
  const { resource } = config
  const send = useSend()
  const queries = useQueryClient()
  const query = useMemo(() => pageQueryOf(config, state), [config, state])
  const id = JSON.stringify(query)
  const page = useQuery({
    ...pageOptions(send, resource, query),
    placeholderData: keepPreviousData,
    refetchInterval: isBusy ? false : refreshTime,
  })
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const [shown, setShown] = useState<{ id: string; fresh: Page<Row>; held: HeldPage<Row> }>()

  const fresh = page.isPlaceholderData ? undefined : page.data
  if (fresh && (shown?.id !== id || shown.fresh !== fresh)) {
    const held = shown?.id === id ? hold(shown.held, fresh, resource.tokenOf) : take(fresh)
    setShown({ id, fresh, held })
  }

  function show(latest: Page<Row> | undefined) {
    if (latest) setShown({ id, fresh: latest, held: take(latest) })
  }

  return {
    held: shown?.held,
    shownId: shown?.id,
    isReading: page.isFetching,
    isFormer: page.isPlaceholderData,
    error: page.error instanceof ApiError ? page.error : null,
    isOffline: page.fetchStatus === 'paused',
    readAt: new Date(page.dataUpdatedAt),
    showNew: () => show(fresh),
    refresh: () => void page.refetch().then(({ data }) => show(data)),
    prefetch(href) {
      clearTimeout(resting.current)
      const read = () => void readsPage(config)({ send, queries }, new URL(href, location.origin))
      resting.current = setTimeout(read, rest)
    },
  }
}
