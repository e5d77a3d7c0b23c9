import { useFormats } from '@console/core/i18n'
import { useSkipped } from '@console/core/skipped'
import { SkippedBanner } from '@console/ui'
import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Reports rows of the team or of a chat that were skipped; nothing if there are none. */
export function SkippedMessages({ of }: { of: QueryKey }) {
  const { t } = useTranslation('team-chat')
  const formats = useFormats()
  const unread = useSkipped(of)
  if (!unread) return null
  const { count, total, why, requestId } = unread
  return (
    <SkippedBanner
      why={why}
      requestId={
        requestId === null ? undefined : { label: t('failure.requestId'), value: requestId }
      }
    >
      {t('unread', { number: formats.number(count), total: formats.number(total) })}
    </SkippedBanner>
  )
}
