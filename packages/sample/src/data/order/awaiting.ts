import type { Actor } from '@console/core/contracts'
import { staffActor } from '../../accounts/actors'

/**
 * Fixture records: orders that wait for an administrator, each for a single reason. They are indices of the seed,
 * because drawn orders mostly have several reasons, or none.
 */
const awaiting = {
  /** Over the limit of what staff may place. */
  overLimit: 4891,
  /** Exceeds the buyer's remaining credit. */
  overCredit: 4920,
  /** With an overridden price. */
  otherPrice: 4809,
  /** With an overridden price, written by an administrator. */
  ofAdministrator: 4913,
}

/** Checks whether an order has waited since it was placed: no one has looked at it yet. */
export function isAwaiting(index: number): boolean {
  return Object.values(awaiting).includes(index)
}

/** Decides whether an order has an overridden price, if that is not left to the draws; undefined if it is. */
export function hasOtherPrice(index: number): boolean | undefined {
  if (index === awaiting.ofAdministrator) return true
  return isAwaiting(index) ? index === awaiting.otherPrice : undefined
}

/** Creator of an order, if that is not left to the draws: the administrator. */
export function creatorAwaiting(index: number): Actor | undefined {
  return index === awaiting.ofAdministrator ? staffActor(1) : undefined
}
