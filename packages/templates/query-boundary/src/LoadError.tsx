import { ApiError } from '@console/core/api'
import { Button, StatePanel } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RateLimited } from './RateLimited'

export interface LoadErrorProps {
  /** Error of the read; null without a network. */
  error: Error | null
  /** Failed action, in a few words. */
  title: string
  /** 1 when it replaces a whole screen. Default: 2. */
  headingLevel?: 1 | 2
  /** Link elsewhere, when a retry would be in vain. */
  elsewhere?: ReactNode
  onRetry: () => void
}

/** Replaces content that could not be read: offline, refused, gone, rate limited, or failed; with the next step. */
export function LoadError({ error, title, headingLevel = 2, elsewhere, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('query-boundary')
  if (error === null)
    return (
      <StatePanel headingLevel={headingLevel} kind="offline" title={t('record.offline.title')}>
        {t('record.offline.message')}
      </StatePanel>
    )
  const {
    status,
    requestId: id,
    serverMessage,
  } = error instanceof ApiError ? error : { status: 0, requestId: null, serverMessage: null }
  const requestId = id
    ? {
        value: id,
        label: t('record.requestId'),
        copyLabel: t('record.requestId.copy'),
        copiedLabel: t('record.requestId.copied'),
      }
    : undefined
  if (status === 404)
    return (
      <StatePanel
        headingLevel={headingLevel}
        kind="noMatch"
        title={t('record.notFound.title')}
        actions={elsewhere}
      >
        {t('record.notFound.message')}
      </StatePanel>
    )
  if (status === 429 && error instanceof ApiError)
    return <RateLimited key={id} {...{ headingLevel, error, onRetry }} />
  if (status === 403)
    return (
      <StatePanel
        headingLevel={headingLevel}
        kind="refused"
        title={t('record.refused.title')}
        actions={elsewhere}
        requestId={requestId}
      >
        {/* Only the server knows which roles a call needs. */}
        {serverMessage === null ? t('refused.message') : <bdi>{serverMessage}</bdi>}
      </StatePanel>
    )
  return (
    <StatePanel
      headingLevel={headingLevel}
      kind="failed"
      title={title}
      requestId={requestId}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {t('record.retry')}
        </Button>
      }
    >
      {t('record.failed.message')}
    </StatePanel>
  )
}
