import { useFormats } from '@console/core/i18n'
import { Sums } from '@console/details'
import { useTranslation } from 'react-i18next'
import type { Invoice } from './contract'
import { toMoney } from './formats'

/** Totals of an invoice: services and tax, less the discount. */
export function Foot({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const formats = useFormats()
  const { amount: discount, currency } = toMoney(invoice.discount)
  return (
    <Sums
      rows={[
        {
          key: 'subtotal',
          name: t('subtotal'),
          amount: formats.money(toMoney(invoice.subtotal)),
        },
        { key: 'tax', name: t('tax'), amount: formats.money(toMoney(invoice.tax)) },
        {
          key: 'discount',
          name: t('discount'),
          amount: formats.money({ amount: -discount, currency }),
        },
        {
          key: 'total',
          name: t('total'),
          amount: formats.money(toMoney(invoice.total)),
          isSum: true,
        },
      ]}
    />
  )
}
