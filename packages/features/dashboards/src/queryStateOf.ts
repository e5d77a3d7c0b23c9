import { ApiError } from '@console/core/api'
import type { UseQueryResult } from '@tanstack/react-query'

/** State of a query. Loaded data stays visible, unless the user may no longer read it. */
export type QueryState = 'shown' | 'loading' | 'refused' | 'failed' | 'offline'

/** State of a query. */
export function queryStateOf({ data, error, fetchStatus }: UseQueryResult): QueryState {
  if (error instanceof ApiError && error.status === 403) return 'refused'
  if (data !== undefined) return 'shown'
  if (fetchStatus === 'paused') return 'offline'
  return error === null ? 'loading' : 'failed'
}
