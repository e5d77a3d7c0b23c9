import { useFormats, type MessageKey } from '@console/core/i18n'
import type { MerchantSaleDetail } from '@console/domain/merchant-sale'
import { useTranslation } from 'react-i18next'

/** Describes why a receipt is suggested for a payment, and the difference. */
export function useWhy() {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  return (detail: MerchantSaleDetail, candidate: MerchantSaleDetail['candidates'][number]) =>
    formats.list(whyOf(detail, candidate).map(({ key, count }) => t(key, { count })))
}

type Key = Extract<MessageKey<'merchants'>, `merchantSales.why.${string}`>

const minute = 60_000

/** Reasons for and against a suggested receipt: messages of `merchants`, with their counts. */
export function whyOf(
  { occurredAt, till }: Pick<MerchantSaleDetail, 'occurredAt' | 'till'>,
  receipt: Pick<MerchantSaleDetail['candidates'][number], 'difference' | 'issuedAt' | 'till'>,
): { key: Key; count: number }[] {
  const apart = Math.abs(Date.parse(occurredAt) - Date.parse(receipt.issuedAt))
  const minutes = Math.round(apart / minute)
  const time: { key: Key; count: number } =
    minutes < 120
      ? { key: 'merchantSales.why.minutes', count: minutes }
      : { key: 'merchantSales.why.hours', count: Math.round(minutes / 60) }
  const isExact = receipt.difference.amount === 0
  return [
    { key: isExact ? 'merchantSales.why.exact' : 'merchantSales.why.near', count: 0 },
    time,
    {
      key: receipt.till === till ? 'merchantSales.why.sameTill' : 'merchantSales.why.otherTill',
      count: 0,
    },
  ]
}
