import { ApiError } from '@console/core/api'
import { Button, StatePanel } from '@console/ui'
import { CircleCheckBig } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface AnalyticsStateProps {
  /** Null when nothing is waiting anywhere. */
  error: Error | null
  isOffline: boolean
  onRetry: () => void
}

/** What stands in place of the tiles: nothing waits, not allowed, failed, or no network. */
export function AnalyticsState({ error, isOffline, onRetry }: AnalyticsStateProps) {
  const { t } = useTranslation('dashboards')
  const refusal = error instanceof ApiError ? error : null
  if (isOffline)
    return (
      <StatePanel kind="offline" title={t('analytics.offline.title')}>
        {t('analytics.offline.message')}
      </StatePanel>
    )
  if (error === null)
    return (
      <StatePanel kind="empty" icon={CircleCheckBig} title={t('analytics.empty.title')}>
        {t('analytics.empty.message')}
      </StatePanel>
    )
  const requestId = refusal?.requestId
    ? {
        value: refusal.requestId,
        label: t('error.requestId'),
        copyLabel: t('error.copy'),
        copiedLabel: t('error.copied'),
      }
    : undefined
  if (refusal?.status === 403)
    return (
      <StatePanel kind="refused" title={t('analytics.refused.title')} requestId={requestId}>
        {t('analytics.refused.message')}
      </StatePanel>
    )
  return (
    <StatePanel
      kind="failed"
      title={t('analytics.failed.title')}
      requestId={requestId}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {t('analytics.retry')}
        </Button>
      }
    >
      {t('analytics.failed.message')}
    </StatePanel>
  )
}
