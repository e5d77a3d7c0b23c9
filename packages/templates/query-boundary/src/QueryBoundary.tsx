import { ApiError } from '@console/core/api'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from './LoadError'

export interface QueryBoundaryProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'fetchStatus' | 'refetch'>
  /** Title of the error. Default: "Couldn’t load this". */
  title?: string
  /** 1 for a whole screen, whose heading is then that of the placeholder. Default: 2. */
  headingLevel?: 1 | 2
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Query with its states: loading, loaded, or failed. Loaded data stays when a refetch fails, except for users who may no longer
 * read it.
 */
export function QueryBoundary<Data>({
  query,
  title,
  headingLevel,
  skeleton,
  children,
}: QueryBoundaryProps<Data>) {
  const { t } = useTranslation('query-boundary')
  const { data, error, fetchStatus, refetch } = query
  const isRefused = error instanceof ApiError && error.status === 403
  if (data !== undefined && !isRefused) return children(data)
  if (error === null && fetchStatus !== 'paused') return skeleton
  return (
    <LoadError
      error={fetchStatus === 'paused' ? null : error}
      title={title ?? t('record.preview.failed')}
      headingLevel={headingLevel}
      onRetry={() => void refetch()}
    />
  )
}
