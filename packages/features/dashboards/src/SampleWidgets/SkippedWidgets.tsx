import { useFormats } from '@console/core/i18n'
import { useSkipped } from '@console/core/skipped'
import { SkippedBanner } from '@console/ui'
import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Reports which widgets were skipped; renders nothing if none were. */
export function SkippedWidgets({ of }: { of: QueryKey }) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const unread = useSkipped(of)
  if (!unread) return null
  const { count, total, why, requestId } = unread
  return (
    <SkippedBanner
      why={why}
      requestId={requestId === null ? undefined : { label: t('error.requestId'), value: requestId }}
    >
      {t('sample.unread', { number: formats.number(count), total: formats.number(total) })}
    </SkippedBanner>
  )
}
