import { isNothingStored, type OrderDetail } from '@console/domain/order'

/** Type of an order's invoice. A cancelled order has it marked; a wholly returned or refunded one has a credit note. */
export type InvoiceForm = 'invoice' | 'cancelled' | 'creditNote'

/** Type of invoice to print for an order. */
export function invoiceFormOf(
  detail: Pick<OrderDetail, 'status'> & Parameters<typeof isNothingStored>[0],
): InvoiceForm {
  if (detail.status === 'cancelled') return 'cancelled'
  return isNothingStored(detail) ? 'creditNote' : 'invoice'
}
