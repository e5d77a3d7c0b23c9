import { returnCapabilities } from './capabilities'
import { defineWorkflow, type Result } from '@console/core/workflows'
import type { ReturnDetail, ReturnRow } from './contract'
import { returnVoucher } from './lifecycle'
import { returnInput } from './input'
import type { ReturnStatus } from '../order/returns'
import { refusalReasons, type ReturnAction } from './terms'
import { returnVoucherMessages } from './messages'

/** Status after an action, shown optimistically. */
const leadsTo: Record<ReturnAction, ReturnStatus> = {
  claim: 'under_review',
  approve: 'approved',
  propose: 'under_review',
  ask: 'changes_requested',
  reject: 'rejected',
  release: 'submitted',
  refund: 'refunding',
  check: 'refunding',
  close: 'closed',
}

/** Amount granted, or else claimed. */
function grantedOf({ granted, amount }: ReturnRow) {
  return granted ?? amount
}

/** Result of a refund or of a status request: a failed refund can be sent again. */
function resultOf({ status }: ReturnRow): Result {
  return status === 'refunding' ? 'unknown' : status === 'approved' ? 'failed' : 'done'
}

/** Workflow of returns: staff propose a grant, administrators approve and refund it. */
export const returnWorkflow = defineWorkflow<ReturnRow>()({
  id: 'return',
  messages: returnVoucherMessages,
  statuses: {
    submitted: { tone: 'waiting', icon: 'hourglass' },
    under_review: { tone: 'info', icon: 'review' },
    changes_requested: { tone: 'info', icon: 'edit' },
    approved: { tone: 'success', icon: 'approve' },
    refunding: { tone: 'warning', icon: 'clock' },
    refunded: { tone: 'success', icon: 'money' },
    closed: { tone: 'neutral', icon: 'archive' },
    rejected: { tone: 'danger', icon: 'reject' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    claim: { icon: 'hand', placement: 'primary', shortcut: 'A', isNonFinal: true, claims: 'take' },
    approve: {
      icon: 'approve',
      placement: 'primary',
      shortcut: 'A',
      hasOwnForm: true,
      showsAmount: true,
      isFinal: true,
      amountOf: grantedOf,
    },
    propose: {
      icon: 'edit',
      placement: 'primary',
      shortcut: 'A',
      hasOwnForm: true,
      showsAmount: true,
      isNonFinal: true,
      isFinal: true,
    },
    ask: { icon: 'send', placement: 'secondary', shortcut: 'C', inputFields: {} },
    reject: {
      icon: 'reject',
      placement: 'secondary',
      shortcut: 'R',
      inputFields: { reason: true },
      isDestructive: true,
    },
    release: { icon: 'return', placement: 'menu', isNonFinal: true, claims: 'release' },
    refund: {
      icon: 'money',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      isFinal: true,
      confirms: grantedOf,
      amountOf: grantedOf,
      resultOf,
    },
    check: {
      icon: 'repeat',
      placement: 'primary',
      shortcut: 'A',
      isFinal: true,
      confirms: grantedOf,
      amountOf: grantedOf,
      resultOf,
    },
    close: { icon: 'archive', placement: 'primary', shortcut: 'A' },
  },
  blockers: {
    wrong_status: { status: 409 },
    claimed_by_other: { status: 409, isClaim: true },
    outside_window: { status: 409 },
    lines_missing: { status: 422, field: 'lines' },
    quantity_exceeded: { status: 422, field: 'lines' },
    amount_exceeded: { status: 422, field: 'lines' },
    method_wrong: { status: 422, field: 'method' },
    waiver_missing: { status: 422, field: 'note' },
    message_missing: { status: 422, field: 'note' },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
  },
  reasons: refusalReasons,
  capabilities: { review: returnCapabilities.review, decide: returnCapabilities.decide },
  input: returnInput,
  lifecycle: returnVoucher,
  moneyOf(whole, action) {
    const { granted, amount, raisedBy, merchant, lines } = whole as ReturnDetail
    const both = { from: merchant.label, to: raisedBy.name }
    if (action !== 'refund') return { ...both, lines: [] }
    return {
      ...both,
      amount: granted ?? amount,
      lines: lines.flatMap(({ name, granted: of }) =>
        of && of.quantity > 0 ? [{ name, quantity: of.quantity, amount: of.amount }] : [],
      ),
    }
  },
  expected: (row, action, by) => ({
    ...row,
    status: leadsTo[action],
    claimedBy: action === 'claim' || action === 'propose' ? by : null,
  }),
  failureOf: ({ refundFailure }) => refundFailure && `refundFailure.${refundFailure}`,
  details: (row) => ({ amount: grantedOf(row) }),
})
