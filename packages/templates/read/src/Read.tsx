import { ApiError } from '@console/core/api'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadTrouble } from './ReadTrouble'

export interface ReadProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'fetchStatus' | 'refetch'>
  /** What could not be read, where that failed. Default: "Couldn’t load this". */
  title?: string
  /** 1 where it is the whole screen: what stands in its place then is the screen's heading. Default: 2. */
  headingLevel?: 1 | 2
  /** What holds its place until it is there. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Something that is read: on its way, there, or why it cannot be had. What was read stays shown when it cannot be read again, but
 * not to who may no longer read it.
 */
export function Read<Data>({ query, title, headingLevel, skeleton, children }: ReadProps<Data>) {
  const { t } = useTranslation('read')
  const { data, error, fetchStatus, refetch } = query
  const isRefused = error instanceof ApiError && error.status === 403
  if (data !== undefined && !isRefused) return children(data)
  if (error === null && fetchStatus !== 'paused') return skeleton
  return (
    <ReadTrouble
      error={fetchStatus === 'paused' ? null : error}
      title={title ?? t('record.preview.failed')}
      headingLevel={headingLevel}
      onRetry={() => void refetch()}
    />
  )
}
