import type { Actor } from '@console/core/contracts'
import { staffActor } from '../shared/actors'

/**
 * Golden records: orders that wait for an administrator, each for one reason alone. By their numbers in the seed, for
 * what the draws make of an order is mostly several reasons, or none.
 */
const awaiting = {
  /** Over the limit of what staff may place. */
  overLimit: 4891,
  /** More than its buyer may still owe. */
  overCredit: 4920,
  /** Another price was agreed. */
  otherPrice: 4809,
  /** Another price was agreed, and an administrator has written it. */
  ofAdministrator: 4913,
}

/** Whether an order waits since it was placed: nobody has looked at it yet. */
export function isAwaiting(index: number): boolean {
  return Object.values(awaiting).includes(index)
}

/** Whether an order has a line at another price, where that is not left to the draws; undefined where it is. */
export function hasOtherPrice(index: number): boolean | undefined {
  if (index === awaiting.ofAdministrator) return true
  return isAwaiting(index) ? index === awaiting.otherPrice : undefined
}

/** Who has written an order, where that is not left to the draws: the administrator. */
export function creatorAwaiting(index: number): Actor | undefined {
  return index === awaiting.ofAdministrator ? staffActor(1) : undefined
}
