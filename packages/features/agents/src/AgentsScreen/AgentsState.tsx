import { ApiError } from '@console/core/api'
import { Button, StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface AgentsStateProps {
  /** Null when there are no records. */
  error: Error | null
  isOffline: boolean
  onRetry: () => void
}

/** What stands in place of the list: no records, not allowed, failed, or no network. */
export function AgentsState({ error, isOffline, onRetry }: AgentsStateProps) {
  const { t } = useTranslation('agents')
  const refusal = error instanceof ApiError ? error : null
  if (isOffline)
    return (
      <StatePanel kind="offline" title={t('list.offline.title')}>
        {t('list.offline.message')}
      </StatePanel>
    )
  if (error === null)
    return (
      <StatePanel kind="empty" title={t('list.empty.title')}>
        {t('list.empty.message')}
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
      <StatePanel kind="refused" title={t('list.refused.title')} requestId={requestId}>
        {t('list.refused.message')}
      </StatePanel>
    )
  return (
    <StatePanel
      kind="failed"
      title={t('list.failed.title')}
      requestId={requestId}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {t('list.retry')}
        </Button>
      }
    >
      {t('list.failed.message')}
    </StatePanel>
  )
}
