import { useFormats } from '@console/core/i18n'
import type { MerchantSaleDetail } from '@console/domain/merchant-sale'
import { useTranslation } from 'react-i18next'
import { whyOf } from './whyOf'

/** Describes why a receipt is suggested for a payment, and the difference. */
export function useWhy() {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  return (detail: MerchantSaleDetail, candidate: MerchantSaleDetail['candidates'][number]) =>
    formats.list(whyOf(detail, candidate).map(({ key, count }) => t(key, { count })))
}
