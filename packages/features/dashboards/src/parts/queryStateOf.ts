import { ApiError } from '@console/core/api'
import type { UseQueryResult } from '@tanstack/react-query'

/** How far a reading has come. What was read stays shown, but not to who may no longer read it. */
export type QueryState = 'shown' | 'loading' | 'refused' | 'failed' | 'offline'

/** How far a query has come. */
export function queryStateOf({ data, error, fetchStatus }: UseQueryResult): QueryState {
  if (error instanceof ApiError && error.status === 403) return 'refused'
  if (data !== undefined) return 'shown'
  if (fetchStatus === 'paused') return 'offline'
  return error === null ? 'loading' : 'failed'
}
