import { saleCapabilities } from './capabilities'
import * as z from 'zod/mini'
import { defineWorkflow, note } from '@console/core/workflows'
import {
  disputeReasons,
  type SaleAction,
  type SaleDetail,
  type SaleRow,
  type Settlement,
} from './contract'
import { sale } from './lifecycle'
import { saleMessages } from './messages'

/** Input of decisions about sales. */
const saleInput = {
  /** With `dispute`. */
  reasonCode: z.optional(z.enum(disputeReasons)),
  /** With the reason `other`: at least 10 characters. */
  note,
}

/** Settlement status after an action. */
function settlementAfter(action: SaleAction, { settledAt }: SaleRow): Settlement {
  if (action === 'dispute') return 'disputed'
  return action === 'resolve' && settledAt !== null ? 'settled' : 'pending'
}

/** Amount settled or held. */
function payableOf({ payable }: SaleRow) {
  return payable
}

/** Workflow of the settlement of a sale: its amounts cannot be changed. */
export const saleWorkflow = defineWorkflow<SaleRow>()({
  id: 'sale',
  messages: saleMessages,
  statuses: {
    pending: { tone: 'neutral', icon: 'clock' },
    held: { tone: 'warning', icon: 'hand' },
    disputed: { tone: 'danger', icon: 'ban' },
    settled: { tone: 'success', icon: 'money' },
  },
  statusesOf: ({ settlement }) => [settlement],
  actions: {
    release: {
      icon: 'play',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      amountOf: payableOf,
    },
    resolve: {
      icon: 'accepted',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      amountOf: payableOf,
    },
    dispute: {
      icon: 'ban',
      placement: 'secondary',
      shortcut: 'R',
      inputFields: { reason: true },
      showsAmount: true,
      amountOf: payableOf,
      isDestructive: true,
      isSilent: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
  },
  reasons: disputeReasons,
  capabilities: { dispute: saleCapabilities.dispute, reconcile: saleCapabilities.reconcile },
  input: saleInput,
  lifecycle: sale,
  moneyOf(whole) {
    const { payable, business, lines } = whole as SaleDetail
    return {
      amount: payable,
      to: business.label,
      lines: lines.map(({ name, quantity, total }) => ({ name, quantity, amount: total })),
    }
  },
  expected: (row, action) => ({ ...row, settlement: settlementAfter(action, row) }),
})
