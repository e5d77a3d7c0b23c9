import { ApiError } from '@console/core/api'
import { Button, StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface FailurePanelProps {
  title: string
  /** Explanation: the data that was kept. */
  children: string
  error: unknown
  isRetrying?: boolean
  onRetry: () => void
}

/** Replaces content that could not be read. */
export function FailurePanel({ title, children, error, isRetrying, onRetry }: FailurePanelProps) {
  const { t } = useTranslation('team-chat')
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <StatePanel
      kind="failed"
      headingLevel={3}
      title={title}
      requestId={
        requestId
          ? {
              value: requestId,
              label: t('failure.requestId'),
              copyLabel: t('failure.copy'),
              copiedLabel: t('failure.copied'),
            }
          : undefined
      }
      actions={
        <Button isPending={isRetrying} pendingLabel={t('failure.retrying')} onPress={onRetry}>
          {t('failure.retry')}
        </Button>
      }
    >
      {children}
    </StatePanel>
  )
}
