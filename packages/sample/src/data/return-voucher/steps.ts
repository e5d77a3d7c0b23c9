import type { Actor } from '@console/core/contracts'
import type { ReturnEvent, ReturnInput, ReturnStatus } from '@console/domain/return-voucher'
import { seededRandom } from '../../random/random'
import { minute, sampleStart } from '../../store/clock'
import { orderSeed } from '../order/seeds'
import { admins, reviewers, systemActor } from '../../accounts/actors'
import { returnLinesOf } from './lines'
import { hasRefundFailed, type ReturnSeed } from './seeds'

/** An event of a return in its lifecycle. */
export interface ReturnStep {
  event: ReturnEvent
  /** In milliseconds since 1970. */
  at: number
  by: Actor
  body: ReturnInput
}

/** Events that lead to each status. Every other return under review has a proposal. */
const ways: Record<ReturnStatus, readonly ReturnEvent[]> = {
  submitted: [],
  under_review: ['claim', 'propose'],
  changes_requested: ['claim', 'ask'],
  approved: ['claim', 'approve'],
  refunding: ['claim', 'approve', 'refund'],
  refunded: ['claim', 'approve', 'refund', 'refund_succeeded'],
  closed: ['claim', 'approve', 'refund', 'refund_succeeded', 'close'],
  rejected: ['claim', 'reject'],
}

/** Checks whether there is a proposal of what to grant, while nothing is granted. */
export function isProposed(index: number): boolean {
  return seededRandom('returnVoucher', index, 'isProposed').next() < 0.5
}

/** Question to the buyer. */
const question = 'Please send a photograph of the label on the pack.'

const refusals = ['outside_window', 'not_returnable', 'no_evidence', 'used'] as const

/** Buyer of the order, who raised it. */
export function buyerActor(order: number): Actor {
  const { userToken, name } = orderSeed(order).customer.buyer
  return { token: userToken, name, role: 'owner' }
}

/** Staff member who looked at a return first. */
export function reviewerOf({ index }: ReturnSeed): Actor {
  return seededRandom('returnVoucher', index, 'claimedBy').pick(reviewers())
}

function bodyOf(seed: ReturnSeed, event: ReturnEvent): ReturnInput {
  const stream = seededRandom('returnVoucher', seed.index, `said with ${event}`)
  switch (event) {
    case 'ask':
      return { note: question }
    case 'propose':
    case 'approve':
      return {
        lines: returnLinesOf(seed.index).map(({ lineId, quantity, amount, restock }) => ({
          lineId,
          quantity,
          amount,
          restock,
        })),
      }
    case 'reject':
      return { reasonCode: stream.pick(refusals) }
    default:
      return {}
  }
}

function actorFor(seed: ReturnSeed, event: ReturnEvent): Actor {
  if (event === 'refund_succeeded' || event === 'refund_failed') return systemActor
  const isDecided = event === 'approve' || event === 'reject' || event === 'refund'
  return isDecided
    ? seededRandom('returnVoucher', seed.index, 'decidedBy').pick(admins())
    : reviewerOf(seed)
}

/** Events of a return since it was raised, oldest first. */
export function returnSteps(seed: ReturnSeed): ReturnStep[] {
  const { index, status, raisedAt, endedAt } = seed
  const way = hasRefundFailed(seed)
    ? ([...ways.refunding, 'refund_failed'] as const)
    : ways[status].filter((event) => event !== 'propose' || isProposed(index))
  const end = endedAt ?? sampleStart - minute
  const last = status === 'closed' ? way.length - 1 : way.length
  return way.map((event, place) => ({
    event,
    at: event === 'close' ? end + 30_000 : raisedAt + ((end - raisedAt) * (place + 1)) / last,
    by: actorFor(seed, event),
    body: bodyOf(seed, event),
  }))
}
