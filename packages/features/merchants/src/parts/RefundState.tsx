import { serverNow } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { ReturnDetail } from '@console/domain/return-voucher'
import { Banner } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Refund that needs attention: its result is unknown, or it failed. */
export function RefundState({ detail }: { detail: ReturnDetail }) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const formats = useFormats()
  const { status, refundSentAt, refundFailure } = detail
  if (status === 'refunding' && refundSentAt !== null)
    return (
      <Banner tone="warning">
        {t('refund.unknown', { ago: formats.ago(new Date(refundSentAt), serverNow()) })}
      </Banner>
    )
  if (refundFailure === null) return null
  return (
    <Banner tone="danger">
      {t('refund.failed', { reason: translate(`return-voucher:refundFailure.${refundFailure}`) })}
    </Banner>
  )
}
