import { ApiError, type Send, useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { readRecord, type Resource } from '@console/core/resources'
import type { ReadAhead } from '@console/core/routes'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOwnVersion } from '@console/decision'
import { resourceKeys } from '@console/query-boundary'
import { matchPath } from 'react-router-dom'

/** Stale time of a record, in milliseconds. */
const freshTime = 10_000

/** Record as the user sees it, with its loading state. */
export interface ReadRecord<Detail> {
  /** Shown version; undefined before the first answer. */
  detail: Detail | undefined
  error: ApiError | null
  isOffline: boolean
  /** Set when there is a newer version than the shown one. */
  isOld: boolean
  /** Set when there is a newer version, or one may be loading: its events are not shown beside the current one. */
  isHeld: boolean
  takeNew(): void
  retry(): void
}

/** Query options of a record. */
export function recordOptions<Row extends ActionableRow, Detail extends Row>(
  send: Send,
  resource: Resource<Row, Detail>,
  token: string,
) {
  return queryOptions({
    queryKey: resourceKeys.record(resource.id, token),
    queryFn: ({ signal }) => readRecord(send, resource, token, signal),
    staleTime: freshTime,
  })
}

/** Creates the loader that prefetches the record of a screen, if its address names one. */
export function readsRecord<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  pattern: string,
): ReadAhead {
  return async ({ send, queries }, address) => {
    const token = tokenAt(pattern, address)
    if (token !== null)
      await queries.query(recordOptions(send, resource, token)).catch(() => undefined)
  }
}

/**
 * Reads a record and freezes the shown version: a newer one never replaces it while the user is about to decide, unless it
 * is the result of their own decision.
 */
export function useRecord<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  token: string,
): ReadRecord<Detail> {
  const send = useSend()
  const queries = useQueryClient()
  const query = useQuery(recordOptions(send, resource, token))
  const { data } = query
  const [detail, setDetail] = useState<Detail>()

  const isSame = detail !== undefined && resource.tokenOf(detail) === token
  const isNewer = isSame && data !== undefined && data.version !== detail.version
  if (data && data !== detail) {
    const isOwn = isOwnVersion(queries, resource.id, token, data.version)
    if (!isNewer || isOwn) setDetail(data)
  }

  return {
    detail: isSame ? detail : data,
    error: query.error instanceof ApiError ? query.error : null,
    isOffline: query.fetchStatus === 'paused',
    isOld: isNewer,
    isHeld: isNewer || query.isFetching,
    takeNew: () => setDetail(data),
    retry: () => void query.refetch(),
  }
}

/**
 * Token of the record in an address: the one parameter of its route's path (`/agent-details/:secureToken`), else
 * `?secureToken=` (decision 0003). Null when it names none.
 */
export function tokenAt(
  pattern: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | null {
  const [inPath] = Object.values(matchPath(pattern, pathname)?.params ?? {})
  return inPath || new URLSearchParams(search).get('secureToken') || null
}
