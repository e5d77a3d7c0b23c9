import { voucherCapabilities } from './capabilities'
import type { Actor } from '@console/core/contracts'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import { hasCapability } from '@console/core/permissions'
import type { VoucherDetail } from './contract'
import type { VoucherAction, VoucherBlocker, VoucherStatus } from './terms'

/** Events of a voucher: by operators, and by the payment provider. */
export type VoucherEvent = VoucherAction | 'provider_paid' | 'provider_failed'

/** Input of the rules. */
export interface VoucherRecord extends Pick<VoucherDetail, 'status' | 'method'> {
  preparedBy: Actor
  approvedBy: Actor | null
  /** The person who sent or handed over the money. */
  paidBy: Actor | null
  /** Set if one of its entries is on another voucher by now. */
  areEntriesTaken: boolean
  isDestinationVerified: boolean
}

/** Input of an event of a voucher; each event uses part of it. */
export interface VoucherInput {
  /** With `cancel`. */
  reasonCode?: NonNullable<VoucherDetail['cancellation']>['reasonCode']
  /** With `return`, and with the reason `other`: at least 10 characters. */
  note?: string
  /** With `mark_paid`: number of the receipt signed by the agent. */
  receiptNo?: string
}

type Rule = Exclude<VoucherBlocker, 'wrong_status'>
type Row = Transition<VoucherEvent, VoucherStatus, VoucherRecord, Rule>

function isSent({ method }: VoucherRecord): boolean {
  return method !== 'cash'
}

function isHandedOver({ method }: VoucherRecord): boolean {
  return method === 'cash'
}

/**
 * Transitions of a voucher. The one who prepares it neither approves nor pays it. A payment without an answer stays
 * `paying`: its status is requested (`check`), and it is paid again (`retry`) only after a definite failure.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'submit', from: ['draft'], to: 'submitted', blockedBy: ['not_preparer', 'entries_taken', 'destination_unverified'], by: 'prepare', recorded: 'voucher.submitted' },
  { event: 'approve', from: ['submitted'], to: 'approved', blockedBy: ['same_person'], by: 'approve', recorded: 'voucher.approved' },
  { event: 'return', from: ['submitted'], to: 'draft', blockedBy: ['note_missing'], by: 'approve', recorded: 'voucher.returned' },
  { event: 'pay', from: ['approved'], to: 'paying', when: isSent, blockedBy: ['same_person'], by: 'pay', recorded: 'voucher.sent' },
  { event: 'mark_paid', from: ['approved'], to: 'paid', when: isHandedOver, blockedBy: ['same_person', 'receipt_missing'], by: 'pay', recorded: 'voucher.handed_over' },
  { event: 'check', from: ['paying'], to: 'paying', blockedBy: [], by: 'pay', recorded: 'voucher.checked' },
  { event: 'retry', from: ['failed'], to: 'paying', blockedBy: ['same_person'], by: 'pay', recorded: 'voucher.sent' },
  { event: 'provider_paid', from: ['paying'], to: 'paid', blockedBy: [], by: 'system', recorded: 'voucher.paid' },
  { event: 'provider_failed', from: ['paying'], to: 'failed', blockedBy: [], by: 'system', recorded: 'voucher.failed' },
  { event: 'cancel', from: ['draft', 'submitted', 'approved', 'failed'], to: 'cancelled', blockedBy: ['not_canceller', 'reason_missing', 'note_missing'], by: 'prepare', recorded: 'voucher.cancelled' },
]

/** The lifecycle of vouchers. */
export const voucher = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    same_person: ({ record, caller }) => record.preparedBy.token === caller.token,
    not_preparer: ({ record, caller }) => record.preparedBy.token !== caller.token,
    not_canceller: ({ record, caller }) =>
      !hasCapability(caller.roles, voucherCapabilities.approve) &&
      !(record.status === 'draft' && record.preparedBy.token === caller.token),
    entries_taken: ({ record }) => record.areEntriesTaken,
    destination_unverified: ({ record }) => !record.isDestinationVerified,
    receipt_missing: ({ body }) => body !== undefined && (body.receiptNo?.trim() ?? '') === '',
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ event, body }) =>
      body !== undefined &&
      (event === 'return' || body.reasonCode === 'other') &&
      isNoteMissing(body.note),
  },
  inputRules: ['receipt_missing', 'reason_missing', 'note_missing'],
  after(record, { event, to }, { by }) {
    const next = { ...record, status: to }
    if (event === 'approve') return { ...next, approvedBy: by }
    if (event === 'pay' || event === 'retry' || event === 'mark_paid')
      return { ...next, paidBy: by }
    return next
  },
} satisfies Lifecycle<
  VoucherEvent,
  VoucherStatus,
  VoucherRecord,
  Happening<VoucherInput>,
  Rule,
  VoucherInput
>
