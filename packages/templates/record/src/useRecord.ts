import { ApiError, type Send, useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/kinds'
import { readRecord, type Resource } from '@console/core/resources'
import type { ReadAhead } from '@console/core/routes'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOwnVersion } from '@console/decision'
import { resourceKeys } from '@console/read'
import { tokenAt } from './tokenAt'

/** What was read of a record is as good as new for a moment, in milliseconds. */
const freshTime = 10_000

/** A record as its reader sees it, and how its reading goes. */
export interface ReadRecord<Detail> {
  /** What is read by the person; undefined before the first answer. */
  detail: Detail | undefined
  error: ApiError | null
  isOffline: boolean
  /** There is a newer version than the one that is shown. */
  isOld: boolean
  /** There is a newer version, or perhaps one is being read: what has come of it is not put beside the one that is shown. */
  isHeld: boolean
  takeNew(): void
  retry(): void
}

/** How a record is read. */
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

/** How a screen that shows a record reads it ahead, where the address names one. */
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
 * Reads a record and holds the version that is shown: a newer one is never put under the eyes of who is about to decide,
 * unless it is what they decided themselves.
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
