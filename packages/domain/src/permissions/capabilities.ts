import { isAllowed, type Role, systemAdmin } from '@console/core/permissions'

const administrators: readonly Role[] = ['SuperAdmin', 'admin']

/**
 * What an operator may do beyond opening a screen, and which roles may (decision 0007). The sample backend refuses by this
 * table; screens draw what the server's `_actions` say.
 */
export const capabilities = {
  /** Claims businesses, and asks their owners for changes. */
  'business.review': systemAdmin,
  /** Approves, rejects, suspends, reinstates and reopens businesses. */
  'business.decide': administrators,
  'agent.review': systemAdmin,
  'agent.decide': administrators,
  /** Claims, approves, rejects and reopens products and service products, and asks for changes. */
  'product.review': systemAdmin,
  'product.suspend': administrators,
  'product.feature': administrators,
  'review.moderate': systemAdmin,
  /** Writes orders down by hand. */
  'order.create': systemAdmin,
  /** Leads orders from confirmation to delivery. */
  'order.progress': systemAdmin,
  /** Confirms what is over a limit or over its buyer's credit. */
  'order.approve': administrators,
  'order.complete': administrators,
  /** Before anything has left. */
  'order.cancel': systemAdmin,
  'order.refund': administrators,
  'sale.dispute': systemAdmin,
  /** Ends disputes, and lets go of what was held. */
  'sale.reconcile': systemAdmin,
  /** Claims returns, asks about them, and proposes what is granted. */
  'return.review': systemAdmin,
  'return.decide': administrators,
  /** Writes down rates of commission. */
  'commission.draft': administrators,
  /** Lets rates begin and end. */
  'commission.activate': administrators,
  /** Puts what an agent has earned on a voucher, and hands in what they have prepared themselves. */
  'voucher.prepare': systemAdmin,
  /** Approves vouchers of others, returns them and cancels them. */
  'voucher.approve': administrators,
  /** Pays vouchers of others. */
  'voucher.pay': administrators,
  /** Writes a line of the ledger by hand. */
  'commission.adjust': administrators,
  /** Takes a record over from the reviewer who has claimed it. */
  'claim.takeOver': administrators,
  /** Approves although a required check fails, and says why. */
  'check.waive': administrators,
} as const satisfies Record<string, readonly Role[]>

/** Something that only some roles may do. */
export type Capability = keyof typeof capabilities

/** Whether any of a user's roles has a capability. */
export function hasCapability(roles: readonly string[], capability: Capability): boolean {
  return isAllowed(capabilities[capability], roles)
}
