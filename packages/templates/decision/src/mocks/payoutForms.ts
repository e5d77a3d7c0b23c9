import type { ActionForms, BulkForms } from '../ownForms'
import type { PayoutRow } from './payouts'

/** Own forms of decisions about one payout. */
export const payoutForms: ActionForms<PayoutRow> = {
  pay_in_parts: () => import('./PartsForm').then((m) => m.PartsForm),
}

/** Own forms of bulk decisions about payouts. */
export const payoutBulkForms: BulkForms<PayoutRow> = {
  mark_paid: () => import('./ReceiptsForm').then((m) => m.ReceiptsForm),
}
