import { ApiError } from '@console/core/api'
import type { UseQueryResult } from '@tanstack/react-query'

/** State of a query. Loaded data stays visible, unless the user may no longer read it. */
export type Reading = 'shown' | 'loading' | 'refused' | 'failed' | 'offline'

/** State of a query. */
export function readingOf({ data, error, fetchStatus }: UseQueryResult): Reading {
  if (error instanceof ApiError && error.status === 403) return 'refused'
  if (data !== undefined) return 'shown'
  if (fetchStatus === 'paused') return 'offline'
  return error === null ? 'loading' : 'failed'
}
