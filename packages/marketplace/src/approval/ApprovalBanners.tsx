import type { ApprovableDetail } from '@console/domain/approval'
import { isolate, useFormats, useTranslate } from '@console/core/i18n'
import { Banner } from '@console/ui'
import { Ban, EyeOff } from 'lucide-react'

/** Notices about the complete record: suspended, or hidden with its business or category. */
export function ApprovalBanners({
  detail: { suspension, hiddenBy },
}: {
  detail: ApprovableDetail
}) {
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <>
      {suspension ? (
        <Banner tone="warning" icon={Ban}>
          {translate('marketplace:record.suspended', {
            actor: isolate(suspension.by.name),
            date: formats.date(new Date(suspension.at)),
            reason: translate(`approval:reason.${suspension.reasonCode}`),
          })}
          {suspension.until
            ? ` ${translate('marketplace:record.suspended.until', { date: formats.date(new Date(suspension.until)) })}`
            : null}
          {suspension.note ? <p dir="auto">{suspension.note}</p> : null}
        </Banner>
      ) : null}
      {hiddenBy ? (
        <Banner tone="info" icon={EyeOff}>
          {translate(
            hiddenBy === 'category_inactive'
              ? 'marketplace:record.hidden.category'
              : 'marketplace:record.hidden',
          )}
        </Banner>
      ) : null}
    </>
  )
}
