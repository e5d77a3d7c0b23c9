import { ApiError } from '@console/core/api'
import { Button, StatePanel } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ReadProps<Data> {
  query: UseQueryResult<Data>
  /** Subject of the query. */
  of: 'queues' | 'figures' | 'commission' | 'widgets'
  /** Placeholder while loading. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders a query: loading, its data, or the reason for its absence. */
export function Read<Data>({ query, of, skeleton, children }: ReadProps<Data>) {
  const { t } = useTranslation('dashboards')
  const { data, error, refetch } = query
  const reading = queryStateOf(query)
  if (reading === 'loading') return skeleton
  if (reading === 'shown' && data !== undefined) return children(data)
  if (reading === 'offline')
    return (
      <StatePanel kind="offline" title={t('state.offline.title')}>
        {t('state.offline.message')}
      </StatePanel>
    )

  const requestId = error instanceof ApiError ? error.requestId : null
  const copyable = requestId
    ? {
        value: requestId,
        label: t('error.requestId'),
        copyLabel: t('error.copy'),
        copiedLabel: t('error.copied'),
      }
    : undefined
  if (reading === 'refused')
    return (
      <StatePanel kind="refused" title={t('state.refused.title')} requestId={copyable}>
        {t(of === 'widgets' ? 'state.refused.widgets' : 'state.refused.message')}
      </StatePanel>
    )
  return (
    <StatePanel
      kind="failed"
      title={t(`state.failed.${of}`)}
      requestId={copyable}
      actions={
        <Button variant="primary" onPress={() => void refetch()}>
          {t('state.retry')}
        </Button>
      }
    >
      {t('state.failed.message')}
    </StatePanel>
  )
}

/** State of a query. Loaded data stays visible, unless the user may no longer read it. */
type QueryState = 'shown' | 'loading' | 'refused' | 'failed' | 'offline'

/** State of a query. */
export function queryStateOf({ data, error, fetchStatus }: UseQueryResult): QueryState {
  if (error instanceof ApiError && error.status === 403) return 'refused'
  if (data !== undefined) return 'shown'
  if (fetchStatus === 'paused') return 'offline'
  return error === null ? 'loading' : 'failed'
}
