import type { Unread } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { useUnread } from '@console/core/unread'
import { UnreadBanner } from '@console/ui'
import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Warning about records of a query that could not be parsed (`notingUnread`); renders nothing without any. */
export function UnreadItems({ of }: { of: QueryKey }) {
  const unread = useUnread(of)
  return unread ? <UnreadNotice unread={unread} /> : null
}

/** Warning that some records could not be parsed, with details for support. */
export function UnreadNotice({ unread }: { unread: Unread }) {
  const { t } = useTranslation('read')
  const formats = useFormats()
  const { count, total, why, requestId } = unread
  return (
    <UnreadBanner
      why={why}
      requestId={
        requestId === null ? undefined : { label: t('index.requestId.label'), value: requestId }
      }
    >
      {`${t('index.unread', { count, number: formats.number(count), total: formats.number(total) })} ${t('index.unread.why')}`}
    </UnreadBanner>
  )
}
