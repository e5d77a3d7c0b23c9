import { isNothingKept, type OrderDetail } from '@console/domain/order'

/** What is printed as the invoice of an order. A cancelled one is marked; of a wholly returned or refunded order it is a credit note. */
export type InvoiceForm = 'invoice' | 'cancelled' | 'creditNote'

/** Form in which the invoice of an order is printed. */
export function invoiceFormOf(
  detail: Pick<OrderDetail, 'status'> & Parameters<typeof isNothingKept>[0],
): InvoiceForm {
  if (detail.status === 'cancelled') return 'cancelled'
  return isNothingKept(detail) ? 'creditNote' : 'invoice'
}
