import { ApiError } from '@console/core/api'
import { Button, StatePanel } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RateLimited } from './RateLimited'

export interface ReadTroubleProps {
  /** Why it could not be read; null where there is no network to read it over. */
  error: Error | null
  /** What failed, in a few words. */
  title: string
  /** 1 where it stands in place of a whole screen. Default: 2. */
  headingLevel?: 1 | 2
  /** Where else to go, where trying again is of no use. */
  elsewhere?: ReactNode
  onRetry: () => void
}

/** Stands in place of something that could not be read: offline, refused, gone, asked for too often, or failed; and what next. */
export function ReadTrouble({
  error,
  title,
  headingLevel = 2,
  elsewhere,
  onRetry,
}: ReadTroubleProps) {
  const { t } = useTranslation('read')
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
