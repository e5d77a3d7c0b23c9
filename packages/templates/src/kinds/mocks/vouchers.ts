import { actor, type Actor, instant, money, token } from '@console/core/contracts'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import {
  actionState,
  decision,
  defineKind,
  isNoteMissing,
  note,
  versioned,
} from '@console/domain/kinds'
import type { Resource } from '@console/domain/resources'
import * as z from 'zod/mini'
import type {} from './voucherWords'

/** Where the payment of an agent's commission stands. `checking`: nobody knows yet whether the money has left. */
export const voucherStatuses = [
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
export type VoucherStatus = (typeof voucherStatuses)[number]

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

/** What can happen to a voucher: by operators, and by the provider that pays. */
export type VoucherEvent = Action | 'provider_paid' | 'provider_failed' | 'provider_silent'

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
export interface VoucherRecord {
  status: VoucherStatus
  preparedBy: Actor
  isCash: boolean
  net: { amount: number }
}

const reasons = ['wrong_amount', 'wrong_agent', 'other'] as const

/** A part of a payment: how much of it goes where. */
export const voucherPart = z.object({
  destination: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)),
  amount: money.check(z.refine(({ amount }) => amount > 0)),
})

const said = {
  reasonCode: z.optional(z.enum(reasons)),
  note,
  /** With `mark_paid`: the number of the receipt that the agent has signed. */
  receiptNo: z.optional(z.string().check(z.maxLength(80))),
  /** With `pay_in_parts`: how much goes where; together it is all of it. */
  parts: z.optional(z.array(voucherPart)),
}

type VoucherSaying = Partial<z.infer<z.ZodMiniObject<typeof said>>>

const explained = ['reason_missing', 'note_missing'] as const

/**
 * Everything that can happen to a voucher (domain design 5.6): whoever prepares it neither approves nor pays it; what has no answer
 * is asked about, and never paid again.
 */
// oxfmt-ignore
const table: readonly Transition<VoucherEvent, VoucherStatus, VoucherRecord, Rule>[] = [
  { event: 'submit', from: ['draft'], to: 'submitted', hinderedBy: [], by: 'prepare', recorded: 'voucher.submitted' },
  { event: 'approve', from: ['submitted'], to: 'approved', hinderedBy: ['same_person'], by: 'pay', recorded: 'voucher.approved' },
  { event: 'return', from: ['submitted'], to: 'draft', hinderedBy: ['note_missing'], by: 'pay', recorded: 'voucher.returned' },
  { event: 'pay', from: ['approved'], to: 'paying', when: isSent, hinderedBy: ['same_person'], by: 'pay', recorded: 'voucher.paying' },
  { event: 'pay_in_parts', from: ['approved'], to: 'paying', when: isSent, hinderedBy: ['same_person', 'parts_wrong'], by: 'pay', recorded: 'voucher.paying' },
  { event: 'mark_paid', from: ['approved'], to: 'paid', when: isHandedOver, hinderedBy: ['same_person', 'receipt_missing'], by: 'pay', recorded: 'voucher.paid' },
  { event: 'provider_paid', from: ['paying', 'checking'], to: 'paid', hinderedBy: [], by: 'system', recorded: 'voucher.paid' },
  { event: 'provider_failed', from: ['paying', 'checking'], to: 'failed', hinderedBy: [], by: 'system', recorded: 'voucher.failed' },
  { event: 'provider_silent', from: ['paying'], to: 'checking', hinderedBy: [], by: 'system', recorded: 'voucher.checking' },
  { event: 'check', from: ['checking'], to: 'paying', hinderedBy: [], by: 'pay', recorded: 'voucher.checked' },
  { event: 'retry', from: ['failed'], to: 'paying', hinderedBy: ['same_person'], by: 'pay', recorded: 'voucher.paying' },
  { event: 'cancel', from: ['draft', 'submitted', 'approved', 'failed'], to: 'cancelled', hinderedBy: explained, by: 'pay', recorded: 'voucher.cancelled' },
]

function isSent({ isCash }: VoucherRecord): boolean {
  return !isCash
}

function isHandedOver({ isCash }: VoucherRecord): boolean {
  return isCash
}

/** The lifecycle of vouchers. */
export const voucher = {
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
  said: ['receipt_missing', 'reason_missing', 'note_missing'],
  after: (record, { to }) => ({ ...record, status: to }),
} satisfies Lifecycle<VoucherEvent, VoucherStatus, VoucherRecord, Happening, Rule, VoucherSaying>

/** One row of `GET {business}/vouchers`. */
export const voucherRow = z.extend(versioned, {
  _actions: z.array(actionState(actions, hindrances)),
  voucherToken: token,
  voucherNo: z.string(),
  agent: z.string(),
  status: z.enum(voucherStatuses),
  net: money,
  /** Where the money goes to; masked but for its last digits. */
  destination: z.string(),
  isCash: z.boolean(),
  preparedBy: actor,
  /** When it was sent to the provider last; null before that. */
  sentAt: z.nullable(instant),
  decision: z.nullable(decision),
})

/** A voucher as lists have it. */
export type VoucherRow = z.infer<typeof voucherRow>

/** What can be decided about vouchers: unlike approval it takes two persons, and nothing of it is taken back. */
export const voucherKind = defineKind<VoucherRow>()({
  id: 'voucher',
  namespace: 'voucherMock',
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
  capabilities: { prepare: 'agent.review', pay: 'agent.decide' },
  said,
  lifecycle: voucher,
  expected(row, action) {
    const to = table.find(({ event, from }) => event === action && from.includes(row.status))?.to
    return { ...row, status: to ?? row.status }
  },
  facts: ({ net, destination, agent }) => ({ amount: net, destination, agent }),
})

/** Vouchers of an invented agency. */
export const vouchersResource: Resource<VoucherRow> = {
  id: 'vouchers',
  base: 'business',
  path: '/vouchers',
  row: voucherRow,
  detail: voucherRow,
  tokenOf: ({ voucherToken }) => voucherToken,
  nameOf: ({ voucherNo }) => voucherNo,
  revisionOf: () => 1,
  kinds: [voucherKind],
}
