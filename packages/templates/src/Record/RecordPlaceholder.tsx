import type { ApiError } from '@console/core/api'
import { Button, Card, Link, SkeletonBlock, SkeletonText, StatePanel, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { RateLimited } from '../RateLimited'
import { Columns } from './Columns'

export interface RecordPlaceholderProps {
  error: ApiError | null
  isOffline: boolean
  /** What its list is called, and where it is. */
  list: { title: string; path: string }
  onRetry: () => void
}

/** What stands in place of a record: its skeleton, or why there is none and what next. */
export function RecordPlaceholder({ error, isOffline, list, onRetry }: RecordPlaceholderProps) {
  const { t } = useTranslation('templates')
  const toList = <Link href={list.path}>{list.title}</Link>
  if (isOffline)
    return (
      <StatePanel headingLevel={1} kind="offline" title={t('record.offline.title')}>
        {t('record.offline.message')}
      </StatePanel>
    )
  if (error === null) return <Skeleton />
  const requestId = error.requestId
    ? {
        value: error.requestId,
        label: t('record.requestId'),
        copyLabel: t('record.requestId.copy'),
        copiedLabel: t('record.requestId.copied'),
      }
    : undefined
  if (error.status === 404)
    return (
      <StatePanel
        headingLevel={1}
        kind="noMatch"
        title={t('record.notFound.title')}
        actions={toList}
      >
        {t('record.notFound.message')}
      </StatePanel>
    )
  if (error.status === 429)
    return <RateLimited key={error.requestId} headingLevel={1} error={error} onRetry={onRetry} />
  if (error.status === 403)
    return (
      <StatePanel
        headingLevel={1}
        kind="refused"
        title={t('record.refused.title')}
        actions={toList}
        requestId={requestId}
      >
        {t('refused.message')}
      </StatePanel>
    )
  return (
    <StatePanel
      headingLevel={1}
      kind="failed"
      title={t('record.failed.title')}
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

/** The places of what will come. */
function Skeleton() {
  return (
    <Root aria-busy>
      <SkeletonBlock inlineSize={220} blockSize={24} />
      <SkeletonBlock inlineSize={420} blockSize={44} />
      <SkeletonBlock inlineSize={180} blockSize={24} />
      <Columns>
        <Card>
          <SkeletonText lines={9} />
        </Card>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </Columns>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
