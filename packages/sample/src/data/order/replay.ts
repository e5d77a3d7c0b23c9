import type { Actor } from '@console/core/contracts'
import { transitionOf } from '@console/core/flows'
import { needsApproval, order, type OrderRecord, type OrderStatus } from '@console/domain/order'
import { seededRandom } from '../../random/random'
import { instant } from '../../store/clock'
import { admins, reviewers, staffActor, systemActor } from '../../accounts/actors'
import { amountsOf, linesAt } from './amounts'
import { creatorAwaiting } from './awaiting'
import { formerLimits } from './limits'
import { type OrderSeed, orderSeed } from './seeds'
import { shipmentToken, type Step } from './way'
import { stepsOf } from './steps'

/** An event of an order, with its actor. */
export interface OrderHappened extends Step {
  by: Actor
  /** Type of the event in the order's history. */
  recorded: string
  from: OrderStatus
  to: OrderStatus
}

/** State of an order after all its events. */
export interface Replayed {
  record: OrderRecord
  happened: readonly OrderHappened[]
}

/** Staff member who created a manual order. */
export function creatorOf(index: number): Actor {
  return (
    creatorAwaiting(index) ?? staffActor(seededRandom('order', index, 'createdBy').integer(0, 9))
  )
}

/** Possible approvers of an order: administrators, but never its creator. */
function approversOf({ index, channel }: OrderSeed): readonly Actor[] {
  if (channel !== 'manual') return admins()
  return admins().filter(({ token }) => token !== creatorOf(index).token)
}

function actorFor(seed: OrderSeed, { event, body }: Step, isApproved: boolean): Actor {
  const { index, channel, customer } = seed
  const stream = seededRandom('order', index, `by ${event}`)
  switch (event) {
    case 'place': {
      const { userToken, name } = customer.buyer
      return channel === 'manual' ? creatorOf(index) : { token: userToken, name, role: 'owner' }
    }
    case 'confirm':
      return stream.pick(isApproved ? approversOf(seed) : reviewers())
    case 'complete':
    case 'close':
      return systemActor
    case 'cancel':
      return body.reasonCode === 'not_paid' ? systemActor : stream.pick(reviewers())
    default:
      return stream.pick(reviewers())
  }
}

/**
 * Replays an order through its lifecycle, step by step, from the draft to its current state.
 * @throws Error if the lifecycle does not allow a step
 */
export function replayed(index: number): Replayed {
  const seed = orderSeed(index)
  const { paymentStatus, breakdown, deliveryFee } = amountsOf(index)
  const all = linesAt(index)
  const isClosed = stepsOf(index).at(-1)?.event === 'close'
  // Returns after completion do not count: the order was a sale by then.
  const lines = isClosed ? all : all.map((line) => ({ ...line, returned: 0 }))
  const isApproved =
    needsApproval({ channel: seed.channel, total: breakdown.total }, formerLimits) ||
    lines.some(({ override }) => override)
  const happened: OrderHappened[] = []
  let record: OrderRecord = {
    status: 'draft',
    paymentMethod: seed.paymentMethod,
    paymentStatus,
    deliveryMethod: seed.deliveryMethod,
    flags: [],
    createdBy: seed.channel === 'manual' ? creatorOf(index) : null,
    lines,
    shipments: [],
    returns: [],
    cancellation: null,
    deliveryFee,
    refunds: [],
  }
  for (const step of stepsOf(index)) {
    const transition = transitionOf(order, record, step.event)
    if (!transition) throw new Error(`${step.event} cannot happen to what is ${record.status}`)
    const by = actorFor(seed, step, isApproved)
    const { recorded, to } = transition
    happened.push({ ...step, by, recorded, from: record.status, to })
    record = order.after(record, transition, {
      by,
      at: instant(step.at),
      body: step.body,
      shipmentToken: shipmentToken(index, record.shipments.length),
    })
  }
  return { record, happened }
}
