import type { Actor } from '@console/core/contracts'
import { transitionOf } from '@console/core/flows'
import { needsApproval, order, type OrderRecord, type OrderStatus } from '@console/domain/order'
import { draws } from '../../draws/random'
import { instant } from '../../store/clock'
import { admins, reviewers, staffActor, systemActor } from '../shared/actors'
import { amountsOf, linesAt } from './amounts'
import { creatorAwaiting } from './awaiting'
import { formerLimits } from './limits'
import { type OrderSeed, orderSeed } from './seeds'
import { shipmentToken, type Step } from './way'
import { stepsOf } from './steps'

/** One thing that happened to an order, and by whom. */
export interface OrderHappened extends Step {
  by: Actor
  /** Its type in the order's history. */
  recorded: string
  from: OrderStatus
  to: OrderStatus
}

/** What all that happened has made of an order. */
export interface Replayed {
  record: OrderRecord
  happened: readonly OrderHappened[]
}

/** Who of the staff wrote a manual order down. */
export function creatorOf(index: number): Actor {
  return creatorAwaiting(index) ?? staffActor(draws('order', index, 'createdBy').integer(0, 9))
}

/** Who approves of an order: an administrator, and never who wrote it. */
function approversOf({ index, channel }: OrderSeed): readonly Actor[] {
  if (channel !== 'manual') return admins()
  return admins().filter(({ token }) => token !== creatorOf(index).token)
}

function actorFor(seed: OrderSeed, { event, body }: Step, isApproved: boolean): Actor {
  const { index, channel, customer } = seed
  const stream = draws('order', index, `by ${event}`)
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
 * An order led through its lifecycle, step by step, from its draft to where it stands.
 * @throws Error where the lifecycle does not know the way
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
