import type { Actor, Money } from '@console/core/contracts'
import { firstHindrance, transitionOf } from '@console/core/flows'
import { type Entity, instant, resourceEndpoints, sampleAccounts } from '@console/sample'
import {
  payout,
  type PayoutEvent,
  type PayoutRow,
  payoutsResource,
  type PayoutStatus,
  payoutStatuses,
} from './payouts'

/** The most that the provider takes at once, in cents. */
const mostAtOnce = 3_000_000

/** How long the provider takes to answer, in milliseconds. */
const answerTime = 3000

type StoredPayout = Omit<PayoutRow, '_actions'> & {
  /** What the provider will answer. */
  answer: Extract<PayoutEvent, `provider_${string}`>
}

const [, brian, carol] = sampleAccounts

function actorOf(account: typeof brian, role: 'admin' | 'staff'): Actor {
  return { token: account?.token ?? '', name: `${account?.firstName} ${account?.lastName}`, role }
}

function stored(
  index: number,
  status: PayoutStatus,
  special: Partial<StoredPayout> = {},
): StoredPayout {
  return {
    version: 1,
    payoutToken: `payout-${String(index).padStart(10, '0')}`,
    payoutNo: `PY-2026-${String(index + 1).padStart(6, '0')}`,
    agent: 'Wambui Mwangi',
    status,
    net: { amount: 4_512_050 + 1_000 * index, currency: 'KES' },
    destination: 'M-PESA ••• 412',
    isCash: false,
    preparedBy: actorOf(carol, 'staff'),
    sentAt: null,
    decision: null,
    answer: 'provider_paid',
    ...special,
  }
}

const seed: readonly StoredPayout[] = [
  ...payoutStatuses.map((status, index) => stored(index, status)),
  stored(8, 'submitted', { preparedBy: actorOf(brian, 'admin') }),
  stored(9, 'approved', { isCash: true, destination: 'Nairobi office' }),
  stored(10, 'approved', { answer: 'provider_silent' }),
  ...[11, 12].map((index) =>
    stored(index, 'approved', { isCash: true, destination: 'Nairobi office' }),
  ),
]

/** The tokens of payouts that stories and tests are about. */
export const payoutTokens = {
  ...(Object.fromEntries(
    payoutStatuses.map((status, index) => [status, seed[index]?.payoutToken ?? '']),
  ) as Record<PayoutStatus, string>),
  /** Prepared by the administrator who looks at it. */
  own: 'payout-0000000008',
  cash: 'payout-0000000009',
  /** Like `cash`. */
  otherCash: 'payout-0000000011',
  /** Its provider does not answer. */
  silent: 'payout-0000000010',
}

const entity: Entity<StoredPayout> = {
  name: 'storyPayouts',
  seed: () => seed,
  token: 'payoutToken',
}

function without({ answer: _, ...row }: StoredPayout) {
  return row
}

/** The endpoints of payouts. */
export const payouts = resourceEndpoints({
  resource: payoutsResource,
  entity,
  answers: {},
  toRow: without,
  toDetail: without,
  past: () => [],
  decisions: [
    {
      kind: 'payout',
      did: {
        submit: 'submitted',
        approve: 'approved',
        return: 'returned',
        pay: 'paid',
        pay_in_parts: 'paid in parts',
        mark_paid: 'paid',
        check: 'asked about',
        retry: 'paid again',
        cancel: 'cancelled',
      },
      why: {
        same_person: 'Who has prepared it neither approves nor pays it.',
        parts_wrong: 'The parts are not together what is paid.',
        receipt_missing: 'This needs the number of the receipt.',
        reason_missing: 'This needs a reason.',
        note_missing: 'This needs a note of at least 10 characters.',
      },
      hindranceOf: (record, action, caller, _world, body) =>
        firstHindrance(payout, { record, event: action as PayoutEvent, caller, body }),
      unfit: (_, body) =>
        ((body.parts ?? []) as { amount: Money }[]).flatMap(({ amount }, place) =>
          amount.amount > mostAtOnce
            ? [
                {
                  pointer: `/parts/${place}/amount/amount`,
                  message: 'The provider takes 30,000 at once.',
                },
              ]
            : [],
        ),
      lapse(record, now) {
        if (record.status !== 'paying' || record.sentAt === null) return null
        const at = instant(Date.parse(record.sentAt) + answerTime)
        const transition = transitionOf(payout, record, record.answer)
        if (at > now || !transition) return null
        const fields = { status: transition.to }
        return {
          record: { ...record, ...fields },
          fields,
          at,
          action: record.answer,
          recorded: transition.recorded,
          from: record.status,
          to: transition.to,
        }
      },
      decide({ record, action, at }) {
        const transition = transitionOf(payout, record, action as PayoutEvent)
        if (!transition) throw new Error(`${action} is not possible`)
        // Who is asked again about a silent payment answers.
        const answer = action === 'check' ? 'provider_paid' : record.answer
        const sentAt = transition.to === 'paying' ? at : record.sentAt
        return {
          fields: { status: transition.to, sentAt, answer },
          recorded: transition.recorded,
          from: record.status,
          to: transition.to,
          isDecision: true,
        }
      },
    },
  ],
})
