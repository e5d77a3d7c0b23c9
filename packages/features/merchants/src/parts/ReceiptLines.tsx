import { useFormats } from '@console/core/i18n'
import type { Receipt } from '@console/domain/merchant-sale'
import { DetailTable, LineName } from '@console/details'
import { useTranslation } from 'react-i18next'

/** Lines of a receipt, and their total. */
export function ReceiptLines({ receipt: { receiptNo, lines, total } }: { receipt: Receipt }) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const title = t('merchantSales.total', { currency: total.currency })
  return (
    <DetailTable
      label={t('merchantSales.receipt', { number: receiptNo })}
      columns={[{ title: t('line.product') }, { title, align: 'end' }]}
      rows={[
        ...lines.map(({ name, sku, quantity, unitPrice, total: ofLine }) => ({
          key: sku,
          cells: [
            <LineName key="name" name={name}>
              <bdi>{`${formats.number(quantity)} × ${formats.amount(unitPrice)}`}</bdi>
            </LineName>,
            <bdi key="total">{formats.amount(ofLine)}</bdi>,
          ],
        })),
        {
          key: 'total',
          cells: [
            <strong key="title">{title}</strong>,
            <strong key="total">
              <bdi>{formats.amount(total)}</bdi>
            </strong>,
          ],
        },
      ]}
    />
  )
}
