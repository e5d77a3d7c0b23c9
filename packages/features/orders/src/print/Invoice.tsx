import { takenOff } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { type OrderDetail, isFullyRefunded } from '@console/domain/order'
import type { RecordSlotProps } from '@console/record'
import { Sums } from '@console/details'
import { PrintTable } from '@console/print'
import { Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { breakdownRows } from '../order/breakdownRows'
import { PrintHead } from './PrintHead'

const titles = {
  invoice: 'print.invoice',
  cancelled: 'print.invoice.cancelled',
  creditNote: 'print.creditNote',
} as const satisfies Record<InvoiceForm, string>

/** A credit note is about sold items, not about payments. */
const credited = ['subtotal', 'discount', 'tax', 'delivery', 'total'] as const

/**
 * Invoice of an order: lines and totals, in the currency of the order. Marked if the order is cancelled; a credit note
 * if everything was returned or refunded.
 */
export function Invoice({ detail }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { lines, total, breakdown, dueAt, purchaseOrder } = detail
  const form = invoiceFormOf(detail)
  const isCredit = form === 'creditNote'
  return (
    <Stack gap={4}>
      <PrintHead
        title={t(titles[form])}
        number={isCredit ? `CN-${detail.reference}` : detail.invoice.number}
        seller={detail.invoice.seller}
        detail={detail}
        details={[
          [t('print.forInvoice'), isCredit ? detail.invoice.number : null],
          [t('print.orderNumber'), detail.reference],
          [t('column.due'), form === 'invoice' && dueAt ? formats.date(new Date(dueAt)) : null],
          [t('column.purchaseOrder'), purchaseOrder],
          [t('column.method'), t(`paymentMethod.${detail.paymentMethod}`)],
          [
            t('column.payment'),
            form === 'invoice' ? t(`paymentStatus.${detail.paymentStatus}`) : null,
          ],
        ]}
      />
      <PrintTable
        label={t('lines.title')}
        columns={[
          { title: t('lines.product') },
          { title: t('lines.quantity'), align: 'end' },
          { title: t('lines.unitPrice'), align: 'end' },
          { title: t('lines.discount'), align: 'end' },
          { title: t('lines.tax'), align: 'end' },
          { title: t('lines.total', { currency: total.currency }), align: 'end' },
        ]}
        rows={lines.map((line) => ({
          key: line.lineId,
          cells: [
            <span key="product">
              <bdi>{line.product.label}</bdi>
              <small>
                <bdi>{line.sku}</bdi>
              </small>
            </span>,
            formats.number(line.quantity),
            <span key="price">
              {formats.amount(line.unitPrice)}
              {line.override ? (
                <small>
                  {t('lines.usually', { price: formats.amount(line.override.listPrice) })}
                </small>
              ) : null}
            </span>,
            line.discount.amount === 0 ? '–' : formats.amount(takenOff(line.discount)),
            <span key="tax">
              {formats.amount(line.tax)}
              <small>{formats.percent(line.taxBps / 10_000)}</small>
            </span>,
            formats.amount(line.total),
          ],
        }))}
      />
      <Sums
        rows={breakdownRows(breakdown, isCredit ? credited : undefined).map(
          ({ row, amount, isSum }) => ({
            key: row,
            name: isCredit && row === 'total' ? t('print.credited') : t(`breakdown.${row}`),
            amount: formats.money(amount),
            isSum,
          }),
        )}
      />
    </Stack>
  )
}

/** Type of an order's invoice. A cancelled order has it marked; a wholly returned or refunded one has a credit note. */
type InvoiceForm = 'invoice' | 'cancelled' | 'creditNote'

/** Type of invoice to print for an order. */
export function invoiceFormOf(
  detail: Pick<OrderDetail, 'status'> & Parameters<typeof isFullyRefunded>[0],
): InvoiceForm {
  if (detail.status === 'cancelled') return 'cancelled'
  return isFullyRefunded(detail) ? 'creditNote' : 'invoice'
}
