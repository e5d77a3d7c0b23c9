import { serverNow } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { VoucherDetail } from '@console/domain/commission-voucher'
import { Banner } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Problems of a voucher that need action: unknown payment result, failed payment, or sent back. */
export function VoucherState({ detail }: { detail: VoucherDetail }) {
  const { t } = useTranslation('commission-payments')
  const translate = useTranslate()
  const formats = useFormats()
  const { status, attempts, failure, returned } = detail
  const last = attempts.at(-1)
  if (status === 'paying' && last)
    return (
      <Banner tone="warning">
        {t('voucher.unknown', { ago: formats.ago(new Date(last.at), serverNow()) })}
      </Banner>
    )
  if (failure !== null)
    return (
      <Banner tone="danger">
        {t('voucher.failed', { reason: translate(`commission-voucher:failure.${failure}`) })}
      </Banner>
    )
  if (returned === null) return null
  const { by, note } = returned
  return (
    <Banner tone="info">
      {t('voucher.returned', { name: formats.isolate(by.name), note: formats.isolate(note) })}
    </Banner>
  )
}
