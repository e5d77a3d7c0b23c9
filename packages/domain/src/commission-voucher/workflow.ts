import { voucherCapabilities } from './capabilities'
import * as z from 'zod/mini'
import { defineWorkflow, note, type Result } from '@console/core/workflows'
import { amountInWords } from './amountInWords'
import type { VoucherDetail, VoucherRow } from './contract'
import { voucher } from './lifecycle'
import { cancellationReasons, type VoucherAction, type VoucherStatus } from './terms'
import { commissionVoucherMessages } from './messages'

/** Status after an action, shown optimistically. */
const leadsTo: Record<VoucherAction, VoucherStatus> = {
  submit: 'submitted',
  approve: 'approved',
  pay: 'paying',
  mark_paid: 'paid',
  check: 'paying',
  retry: 'paying',
  return: 'draft',
  cancel: 'cancelled',
}

/** One currency, and at most 50 vouchers. */
const bulkLimit = { max: 50, isOneCurrency: true } as const

/** Amount submitted, approved and paid. */
function netOf({ net }: VoucherRow) {
  return net
}

/** Result of a payment attempt or a status request. */
function resultOf({ status }: VoucherRow): Result {
  return status === 'paid' ? 'done' : status === 'failed' ? 'failed' : 'unknown'
}

/** Workflow of vouchers: it needs two persons, and has no undo. */
export const voucherWorkflow = defineWorkflow<VoucherRow>()({
  id: 'voucher',
  messages: commissionVoucherMessages,
  statuses: {
    submitted: { tone: 'waiting', icon: 'hourglass' },
    failed: { tone: 'danger', icon: 'reject' },
    approved: { tone: 'info', icon: 'accepted' },
    draft: { tone: 'neutral', icon: 'edit' },
    paying: { tone: 'warning', icon: 'clock' },
    paid: { tone: 'success', icon: 'money' },
    cancelled: { tone: 'neutral', icon: 'archive' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    submit: {
      icon: 'send',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      isFinal: true,
      confirms: netOf,
      amountOf: netOf,
      bulkLimit,
    },
    approve: {
      icon: 'approve',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      isFinal: true,
      confirms: netOf,
      amountOf: netOf,
      bulkLimit,
    },
    pay: {
      icon: 'money',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      isFinal: true,
      confirms: netOf,
      amountOf: netOf,
      bulkLimit,
      resultOf,
    },
    mark_paid: {
      icon: 'money',
      placement: 'primary',
      shortcut: 'A',
      inputFields: { texts: ['receiptNo'] },
      showsAmount: true,
      isSilent: true,
      isFinal: true,
      confirms: netOf,
    },
    check: {
      icon: 'review',
      placement: 'primary',
      shortcut: 'A',
      isFinal: true,
      confirms: netOf,
      amountOf: netOf,
      bulkLimit,
      resultOf,
    },
    retry: {
      icon: 'repeat',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      isFinal: true,
      confirms: netOf,
      amountOf: netOf,
      bulkLimit,
      resultOf,
    },
    return: {
      icon: 'return',
      placement: 'secondary',
      shortcut: 'C',
      inputFields: {},
      isSilent: true,
      isFinal: true,
    },
    cancel: {
      icon: 'ban',
      placement: 'secondary',
      shortcut: 'R',
      inputFields: { reason: true },
      isSilent: true,
      isDestructive: true,
      isFinal: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    same_person: { status: 403 },
    not_preparer: { status: 403 },
    not_canceller: { status: 403 },
    entries_taken: { status: 409 },
    destination_unverified: { status: 409 },
    receipt_missing: { status: 422, field: 'receiptNo' },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
  },
  reasons: cancellationReasons,
  capabilities: {
    prepare: voucherCapabilities.prepare,
    approve: voucherCapabilities.approve,
    pay: voucherCapabilities.pay,
  },
  input: {
    /** With `cancel`. */
    reasonCode: z.optional(z.enum(cancellationReasons)),
    note,
    /** With `mark_paid`: number of the receipt signed by the agent. */
    receiptNo: z.optional(z.string().check(z.maxLength(80))),
  },
  lifecycle: voucher,
  moneyOf(whole) {
    const { net, agent, destination, entries } = whole as VoucherDetail
    return {
      amount: net,
      to: agent.label,
      by: destination,
      lines: entries.map(({ order, reason, amount }) => ({
        name: order?.label ?? reason ?? '',
        amount,
      })),
    }
  },
  expected: (row, action) => ({ ...row, status: leadsTo[action] }),
  failureOf: ({ failure }) => failure && `failure.${failure}`,
  details: ({ net, destination, agent }, language) => ({
    amount: net,
    words: amountInWords(net, language),
    destination,
    agent: agent.label,
  }),
})
