import type { ApprovableDetail } from '@console/domain/approval'
import { isolate, useFormats } from '@console/core/i18n'
import { Banner } from '@console/ui'
import { Ban, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What holds for the whole record: that it is suspended, or hidden with its business. */
export function ApprovalBanners({
  detail: { suspension, hiddenBy },
}: {
  detail: ApprovableDetail
}) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  return (
    <>
      {suspension ? (
        <Banner tone="warning" icon={Ban}>
          {t('record.suspended', {
            actor: isolate(suspension.by.name),
            date: formats.date(new Date(suspension.at)),
            reason: t(`reason.${suspension.reasonCode}`),
          })}
          {suspension.until
            ? ` ${t('record.suspended.until', { date: formats.date(new Date(suspension.until)) })}`
            : null}
          {suspension.note ? <p dir="auto">{suspension.note}</p> : null}
        </Banner>
      ) : null}
      {hiddenBy ? (
        <Banner tone="info" icon={EyeOff}>
          {t('record.hidden')}
        </Banner>
      ) : null}
    </>
  )
}
