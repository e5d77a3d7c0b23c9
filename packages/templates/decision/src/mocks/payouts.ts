import { instant, money, token } from '@console/core/contracts'
import type { Lifecycle, Transition } from '@console/core/flows'
import { actionState, decision, defineWorkflow, versioned } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import * as z from 'zod/mini'
import { payoutMessages } from './payoutMessages'

const actions = ['pay_in_parts', 'mark_paid'] as const
const statuses = ['approved', 'paying', 'paid'] as const
const blockers = ['wrong_status', 'parts_wrong', 'receipt_missing'] as const

/** Action on a payout. */
export type PayoutAction = (typeof actions)[number]
type Status = (typeof statuses)[number]
type Rule = Exclude<(typeof blockers)[number], 'wrong_status'>

/** Part of a payment: an amount and its destination. */
export const payoutPart = z.object({
  destination: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)),
  amount: money.check(z.refine(({ amount }) => amount > 0)),
})

const input = {
  /** With `mark_paid`: number of the receipt that the agent has signed. */
  receiptNo: z.optional(z.string().check(z.maxLength(80))),
  /** With `pay_in_parts`: amounts and destinations; they add up to the whole. */
  parts: z.optional(z.array(payoutPart)),
}

/** Row of a payout: money that is sent in parts, or handed over against a receipt. */
export const payoutRow = z.extend(versioned, {
  _actions: z.array(actionState(actions, blockers)),
  payoutToken: token,
  payoutNo: z.string(),
  status: z.enum(statuses),
  net: money,
  destination: z.string(),
  isCash: z.boolean(),
  sentAt: z.nullable(instant),
  decision: z.nullable(decision),
})

/** Row of a payout in a list. */
export type PayoutRow = z.infer<typeof payoutRow>

type PayoutRecord = Pick<PayoutRow, 'status' | 'isCash' | 'net'>

// oxfmt-ignore
const table: readonly Transition<PayoutAction, Status, PayoutRecord, Rule>[] = [
  { event: 'pay_in_parts', from: ['approved'], to: 'paying', when: ({ isCash }) => !isCash, blockedBy: ['parts_wrong'], by: 'pay', recorded: 'payout.paying' },
  { event: 'mark_paid', from: ['approved'], to: 'paid', when: ({ isCash }) => isCash, blockedBy: ['receipt_missing'], by: 'pay', recorded: 'payout.paid' },
]

/** Lifecycle of payouts. */
export const payout = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    parts_wrong: ({ record, body }) =>
      body !== undefined &&
      (body.parts ?? []).reduce((sum, { amount }) => sum + amount.amount, 0) !== record.net.amount,
    receipt_missing: ({ body }) => body !== undefined && (body.receiptNo?.trim() ?? '') === '',
  },
  inputRules: ['receipt_missing'],
  after: (record, { to }) => ({ ...record, status: to }),
} satisfies Lifecycle<
  PayoutAction,
  Status,
  PayoutRecord,
  object,
  Rule,
  Partial<z.infer<z.ZodMiniObject<typeof input>>>
>

/** Decisions about payouts: one action has its own form, the other one only in bulk. */
export const payoutWorkflow = defineWorkflow<PayoutRow>()({
  id: 'payout',
  messages: payoutMessages,
  statuses: {
    approved: { tone: 'info', icon: 'accepted' },
    paying: { tone: 'info', icon: 'send' },
    paid: { tone: 'success', icon: 'money' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    pay_in_parts: { icon: 'money', placement: 'secondary', hasOwnForm: true, isFinal: true },
    mark_paid: {
      icon: 'money',
      placement: 'primary',
      inputFields: { texts: ['receiptNo'] },
      isSilent: true,
      isFinal: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    parts_wrong: { status: 422, field: 'parts' },
    receipt_missing: { status: 422, field: 'receiptNo' },
  },
  capabilities: { pay: { id: 'payout.pay', roles: ['SuperAdmin', 'admin'] } },
  input: input,
  lifecycle: payout,
  expected: (row, action) => ({
    ...row,
    status: action === 'mark_paid' ? ('paid' as const) : ('paying' as const),
  }),
})

/** Payouts of an invented agency. */
export const payoutsResource: Resource<PayoutRow> = {
  id: 'payouts',
  base: 'business',
  path: '/payouts',
  row: payoutRow,
  detail: payoutRow,
  fields: {},
  tokenOf: ({ payoutToken }) => payoutToken,
  nameOf: ({ payoutNo }) => payoutNo,
  revisionOf: () => 1,
  workflows: [payoutWorkflow],
}
