import type { ActionForms, BulkForms } from '../../decision/ownForms'
import type { VoucherRow } from './vouchers'

/** The own forms of what is decided about one voucher. */
export const voucherForms: ActionForms<VoucherRow> = {
  pay_in_parts: () => import('./PartsForm').then((m) => m.PartsForm),
}

/** Those of what is decided about many. */
export const voucherBulkForms: BulkForms<VoucherRow> = {
  mark_paid: () => import('./ReceiptsForm').then((m) => m.ReceiptsForm),
}
