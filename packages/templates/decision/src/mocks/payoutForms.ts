import type { ActionForms, BulkForms } from '../dialog/ownForms'
import type { PayoutRow } from './payouts'

/** The own forms of what is decided about one payout. */
export const payoutForms: ActionForms<PayoutRow> = {
  pay_in_parts: () => import('./PartsForm').then((m) => m.PartsForm),
}

/** Those of what is decided about many. */
export const payoutBulkForms: BulkForms<PayoutRow> = {
  mark_paid: () => import('./ReceiptsForm').then((m) => m.ReceiptsForm),
}
