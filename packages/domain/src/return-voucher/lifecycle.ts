import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '../kinds/said'
import { hasCapability } from '../permissions/capabilities'
import type { ReturnDetail, ReturnLine } from './contract'
import type { ReturnHindrance, ReturnStatus } from './terms'

/** What can happen to a return: by operators, by its buyer, and by the provider of the refund. */
export type ReturnEvent =
  | 'claim'
  | 'release'
  | 'ask'
  | 'resubmit'
  | 'propose'
  | 'approve'
  | 'reject'
  | 'refund'
  | 'refund_succeeded'
  | 'refund_failed'
  | 'close'

/** What the rules look at. */
export interface ReturnRecord extends Pick<
  ReturnDetail,
  'status' | 'claimedBy' | 'isOverWindow' | 'proposedBy'
> {
  lines: readonly Pick<ReturnLine, 'lineId' | 'amount' | 'granted'>[]
}

/** What is said with an event of a return, as far as it is said. */
export interface ReturnSaying {
  /** With `propose` and `approve`: what is granted of each line, in minor units. A line that is not named gets nothing. */
  lines?: readonly { lineId: string; amount: number }[]
  /** With `reject`. */
  reasonCode?: NonNullable<ReturnDetail['refusal']>['reasonCode']
  /** With `ask` the question; with the reason `other`, and to grant what came too late, at least 10 characters. */
  note?: string
}

type Rule = Exclude<ReturnHindrance, 'wrong_status'>
type Row = Transition<ReturnEvent, ReturnStatus, ReturnRecord, Rule>

const granting = ['claimed_by_other', 'lines_missing', 'amount_exceeded', 'outside_window'] as const

/**
 * Everything that can happen to a return (domain design 5.8). `by`: `review` and `decide` are capabilities; staff propose what is granted, and
 * who decides grants it. A refund whose result is not known stays `refunding`: it is asked about, never sent again.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'claim', from: ['submitted', 'under_review'], to: 'under_review', hinderedBy: ['claimed_by_other'], by: 'review', recorded: 'return.claimed' },
  { event: 'release', from: ['under_review'], to: 'submitted', hinderedBy: ['claimed_by_other'], by: 'review', recorded: 'return.released' },
  { event: 'ask', from: ['under_review'], to: 'changes_requested', hinderedBy: ['claimed_by_other', 'message_missing'], by: 'review', recorded: 'return.asked' },
  { event: 'resubmit', from: ['changes_requested'], to: 'submitted', hinderedBy: [], by: 'buyer', recorded: 'return.resubmitted' },
  { event: 'propose', from: ['under_review'], to: 'under_review', hinderedBy: granting, by: 'review', recorded: 'return.proposed' },
  { event: 'approve', from: ['under_review'], to: 'approved', hinderedBy: granting, by: 'decide', recorded: 'return.approved' },
  { event: 'reject', from: ['under_review'], to: 'rejected', hinderedBy: ['claimed_by_other', 'reason_missing', 'note_missing'], by: 'decide', recorded: 'return.rejected' },
  { event: 'refund', from: ['approved'], to: 'refunding', hinderedBy: [], by: 'decide', recorded: 'return.refund_sent' },
  { event: 'refund_succeeded', from: ['refunding'], to: 'refunded', hinderedBy: [], by: 'system', recorded: 'return.refunded' },
  { event: 'refund_failed', from: ['refunding'], to: 'approved', hinderedBy: [], by: 'system', recorded: 'return.refund_failed' },
  { event: 'close', from: ['refunded'], to: 'closed', hinderedBy: [], by: 'review', recorded: 'return.closed' },
]

function isExplained(note: string | undefined): boolean {
  return !isNoteMissing(note)
}

/** What is granted: what is said, or else what was proposed. */
function grantedOf({ lines, proposedBy }: ReturnRecord, said: ReturnSaying | undefined) {
  if (said?.lines || proposedBy === null) return said?.lines ?? []
  return lines.flatMap(({ lineId, granted }) =>
    granted ? [{ lineId, amount: granted.amount }] : [],
  )
}

/** The lifecycle of returns. No more is granted than is asked for, line by line. */
export const returnVoucher = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    claimed_by_other: ({ record: { claimedBy }, event, caller }) =>
      claimedBy !== null &&
      claimedBy.token !== caller.token &&
      !(event !== 'propose' && hasCapability(caller.roles, 'return.decide')),
    lines_missing: ({ record, body }) =>
      body !== undefined && grantedOf(record, body).every(({ amount }) => amount === 0),
    amount_exceeded: ({ record, body }) =>
      grantedOf(record, body).some(
        ({ lineId, amount }) =>
          !Number.isInteger(amount) ||
          amount < 0 ||
          amount > (record.lines.find((line) => line.lineId === lineId)?.amount.amount ?? -1),
      ),
    outside_window: ({ record: { isOverWindow }, caller, body }) =>
      isOverWindow &&
      !(
        hasCapability(caller.roles, 'return.decide') &&
        (body === undefined || isExplained(body.note))
      ),
    message_missing: ({ body }) => body !== undefined && !isExplained(body.note),
    reason_missing: ({ body }) => body !== undefined && body.reasonCode === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && !isExplained(body.note),
  },
  said: ['message_missing', 'reason_missing', 'note_missing'],
  after: (record, { event, to }, { by, body }) => {
    const next = { ...record, status: to }
    if (event === 'claim') return { ...next, claimedBy: by }
    if (event === 'propose') return { ...next, proposedBy: by, lines: linesAfter(record, body) }
    if (event === 'approve') return { ...next, claimedBy: null, lines: linesAfter(record, body) }
    return to === 'under_review' ? next : { ...next, claimedBy: null }
  },
} satisfies Lifecycle<
  ReturnEvent,
  ReturnStatus,
  ReturnRecord,
  Happening<ReturnSaying>,
  Rule,
  ReturnSaying
>

function linesAfter(record: ReturnRecord, said: ReturnSaying | undefined) {
  const granted = grantedOf(record, said)
  return record.lines.map((line) => ({
    ...line,
    granted: {
      ...line.amount,
      amount: granted.find(({ lineId }) => lineId === line.lineId)?.amount ?? 0,
    },
  }))
}
