import type { Skipped } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { useSkipped } from '@console/core/skipped'
import { SkippedBanner } from '@console/ui'
import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Warning about records of a query that could not be parsed (`reportingSkipped`); renders nothing without any. */
export function SkippedItems({ of }: { of: QueryKey }) {
  const skipped = useSkipped(of)
  return skipped ? <SkippedNotice skipped={skipped} /> : null
}

/** Warning that some records could not be parsed, with details for support. */
export function SkippedNotice({ skipped }: { skipped: Skipped }) {
  const { t } = useTranslation('query-boundary')
  const formats = useFormats()
  const { count, total, why, requestId } = skipped
  return (
    <SkippedBanner
      why={why}
      requestId={
        requestId === null ? undefined : { label: t('index.requestId.label'), value: requestId }
      }
    >
      {`${t('index.unread', { count, number: formats.number(count), total: formats.number(total) })} ${t('index.unread.why')}`}
    </SkippedBanner>
  )
}
