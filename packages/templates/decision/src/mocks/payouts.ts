import { agentCapabilities } from '@console/domain/agent'
import { actor, type Actor, instant, money, token } from '@console/core/contracts'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import {
  actionState,
  decision,
  defineKind,
  isNoteMissing,
  note,
  versioned,
} from '@console/core/kinds'
import type { Resource } from '@console/core/resources'
import * as z from 'zod/mini'
import type {} from './payoutWords'

/** Where the payment of an agent's commission stands. `checking`: nobody knows yet whether the money has left. */
export const payoutStatuses = [
  'draft',
  'submitted',
  'approved',
  'paying',
  'checking',
  'paid',
  'failed',
  'cancelled',
] as const

/** Where the payment of an agent's commission stands. */
export type PayoutStatus = (typeof payoutStatuses)[number]

const actions = [
  'submit',
  'approve',
  'return',
  'pay',
  'pay_in_parts',
  'mark_paid',
  'check',
  'retry',
  'cancel',
] as const

type Action = (typeof actions)[number]

/** What can happen to a payout: by operators, and by the provider that pays. */
export type PayoutEvent = Action | 'provider_paid' | 'provider_failed' | 'provider_silent'

const hindrances = [
  'wrong_status',
  'same_person',
  'parts_wrong',
  'receipt_missing',
  'reason_missing',
  'note_missing',
] as const

type Rule = Exclude<(typeof hindrances)[number], 'wrong_status'>

/** What the rules look at. */
export interface PayoutRecord {
  status: PayoutStatus
  preparedBy: Actor
  isCash: boolean
  net: { amount: number }
}

const reasons = ['wrong_amount', 'wrong_agent', 'other'] as const

/** A part of a payment: how much of it goes where. */
export const payoutPart = z.object({
  destination: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)),
  amount: money.check(z.refine(({ amount }) => amount > 0)),
})

const said = {
  reasonCode: z.optional(z.enum(reasons)),
  note,
  /** With `mark_paid`: the number of the receipt that the agent has signed. */
  receiptNo: z.optional(z.string().check(z.maxLength(80))),
  /** With `pay_in_parts`: how much goes where; together it is all of it. */
  parts: z.optional(z.array(payoutPart)),
}

type PayoutInput = Partial<z.infer<z.ZodMiniObject<typeof said>>>

const explained = ['reason_missing', 'note_missing'] as const

/**
 * Everything that can happen to a payout: whoever prepares it neither approves nor pays it; what has no answer
 * is asked about, and never paid again.
 */
// oxfmt-ignore
const table: readonly Transition<PayoutEvent, PayoutStatus, PayoutRecord, Rule>[] = [
  { event: 'submit', from: ['draft'], to: 'submitted', hinderedBy: [], by: 'prepare', recorded: 'payout.submitted' },
  { event: 'approve', from: ['submitted'], to: 'approved', hinderedBy: ['same_person'], by: 'pay', recorded: 'payout.approved' },
  { event: 'return', from: ['submitted'], to: 'draft', hinderedBy: ['note_missing'], by: 'pay', recorded: 'payout.returned' },
  { event: 'pay', from: ['approved'], to: 'paying', when: isSent, hinderedBy: ['same_person'], by: 'pay', recorded: 'payout.paying' },
  { event: 'pay_in_parts', from: ['approved'], to: 'paying', when: isSent, hinderedBy: ['same_person', 'parts_wrong'], by: 'pay', recorded: 'payout.paying' },
  { event: 'mark_paid', from: ['approved'], to: 'paid', when: isHandedOver, hinderedBy: ['same_person', 'receipt_missing'], by: 'pay', recorded: 'payout.paid' },
  { event: 'provider_paid', from: ['paying', 'checking'], to: 'paid', hinderedBy: [], by: 'system', recorded: 'payout.paid' },
  { event: 'provider_failed', from: ['paying', 'checking'], to: 'failed', hinderedBy: [], by: 'system', recorded: 'payout.failed' },
  { event: 'provider_silent', from: ['paying'], to: 'checking', hinderedBy: [], by: 'system', recorded: 'payout.checking' },
  { event: 'check', from: ['checking'], to: 'paying', hinderedBy: [], by: 'pay', recorded: 'payout.checked' },
  { event: 'retry', from: ['failed'], to: 'paying', hinderedBy: ['same_person'], by: 'pay', recorded: 'payout.paying' },
  { event: 'cancel', from: ['draft', 'submitted', 'approved', 'failed'], to: 'cancelled', hinderedBy: explained, by: 'pay', recorded: 'payout.cancelled' },
]

function isSent({ isCash }: PayoutRecord): boolean {
  return !isCash
}

function isHandedOver({ isCash }: PayoutRecord): boolean {
  return isCash
}

/** The lifecycle of payouts. */
export const payout = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    same_person: ({ record, caller }) => record.preparedBy.token === caller.token,
    parts_wrong: ({ record, body }) =>
      body !== undefined &&
      (body.parts ?? []).reduce((sum, { amount }) => sum + amount.amount, 0) !== record.net.amount,
    receipt_missing: ({ body }) => body !== undefined && (body.receiptNo?.trim() ?? '') === '',
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ event, body }) =>
      body !== undefined &&
      (event === 'return' || body.reasonCode === 'other') &&
      isNoteMissing(body.note),
  },
  inputRules: ['receipt_missing', 'reason_missing', 'note_missing'],
  after: (record, { to }) => ({ ...record, status: to }),
} satisfies Lifecycle<PayoutEvent, PayoutStatus, PayoutRecord, Happening, Rule, PayoutInput>

/** One row of `GET {business}/payouts`. */
export const payoutRow = z.extend(versioned, {
  _actions: z.array(actionState(actions, hindrances)),
  payoutToken: token,
  payoutNo: z.string(),
  agent: z.string(),
  status: z.enum(payoutStatuses),
  net: money,
  /** Where the money goes to; masked but for its last digits. */
  destination: z.string(),
  isCash: z.boolean(),
  preparedBy: actor,
  /** When it was sent to the provider last; null before that. */
  sentAt: z.nullable(instant),
  decision: z.nullable(decision),
})

/** A payout as lists have it. */
export type PayoutRow = z.infer<typeof payoutRow>

/** What can be decided about payouts: unlike approval it takes two persons, and nothing of it is taken back. */
export const payoutKind = defineKind<PayoutRow>()({
  id: 'payout',
  namespace: 'payoutMock',
  statuses: {
    draft: { tone: 'neutral', icon: 'edit' },
    submitted: { tone: 'waiting', icon: 'hourglass' },
    approved: { tone: 'info', icon: 'accepted' },
    paying: { tone: 'info', icon: 'send' },
    checking: { tone: 'warning', icon: 'review' },
    paid: { tone: 'success', icon: 'money' },
    failed: { tone: 'danger', icon: 'reject' },
    cancelled: { tone: 'neutral', icon: 'archive' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    submit: { icon: 'send', place: 'onward', isFinal: true },
    approve: { icon: 'approve', place: 'onward', letter: 'A', isConfirmed: true, isFinal: true },
    pay: { icon: 'money', place: 'onward', isConfirmed: true, isFinal: true },
    pay_in_parts: { icon: 'money', place: 'beside', hasOwnForm: true, isFinal: true },
    mark_paid: {
      icon: 'money',
      place: 'onward',
      asks: { texts: ['receiptNo'] },
      isUntold: true,
      isFinal: true,
    },
    check: { icon: 'review', place: 'onward', isFinal: true },
    retry: { icon: 'repeat', place: 'onward', isConfirmed: true, isFinal: true },
    return: { icon: 'return', place: 'beside', asks: {}, isUntold: true, isFinal: true },
    cancel: {
      icon: 'ban',
      place: 'beside',
      letter: 'R',
      asks: { reason: true },
      isUntold: true,
      isGrave: true,
      isFinal: true,
    },
  },
  hindrances: {
    wrong_status: { status: 409 },
    same_person: { status: 403 },
    parts_wrong: { status: 422, field: 'parts' },
    receipt_missing: { status: 422, field: 'receiptNo' },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
  },
  reasons,
  capabilities: { prepare: agentCapabilities.review, pay: agentCapabilities.decide },
  input: said,
  lifecycle: payout,
  expected(row, action) {
    const to = table.find(({ event, from }) => event === action && from.includes(row.status))?.to
    return { ...row, status: to ?? row.status }
  },
  facts: ({ net, destination, agent }) => ({ amount: net, destination, agent }),
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
  kinds: [payoutKind],
}
