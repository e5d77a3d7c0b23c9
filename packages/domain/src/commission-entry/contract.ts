import { actor, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { versioned } from '@console/core/workflows'

/** Types of ledger lines: earned, reversed at the rate it was earned at, or adjusted by hand. */
export const entryTypes = ['accrual', 'reversal', 'adjustment'] as const

/** Payment states of a ledger line: `vouchered` is on a submitted voucher that is not paid yet. */
export const entryStates = ['open', 'vouchered', 'paid'] as const

/** Recipients of commission. */
export const beneficiaries = ['platform', 'agent'] as const

/** One row of `GET {gateway}/commission-entries`: an immutable line of the ledger. */
export const commissionEntry = z.extend(versioned, {
  /** It has no actions. */
  _actions: z.array(z.never()),
  entryToken: token,
  type: z.enum(entryTypes),
  /** Lines of the platform are always `open`, since they are not paid out. */
  state: z.enum(entryStates),
  beneficiary: z.enum(beneficiaries),
  /** By `agentToken`; null for commission of the platform. */
  agent: z.nullable(ref),
  /** Its label is the reference; null for an adjustment. */
  order: z.nullable(ref),
  /** Line of the order; null for an adjustment. */
  lineId: z.nullable(token),
  /** By the `productToken`; null for an adjustment. */
  product: z.nullable(ref),
  /** Amount that the rate applies to: without tax and delivery. Negative for a reversal. */
  base: z.nullable(money),
  rateToken: z.nullable(token),
  /** Rate at the time of the order, in basis points. */
  rateBps: z.nullable(z.int().check(z.nonnegative())),
  /** Negative for a reversal. */
  amount: money,
  at: instant,
  /** The submitted voucher with this line; its label is the number. */
  voucher: z.nullable(ref),
  /** Ledger line that a reversal reverses. */
  reverses: z.nullable(token),
  /** Reason and author of an adjustment; null for lines made by orders. */
  reason: z.nullable(z.string()),
  by: z.nullable(actor),
})

export type CommissionEntry = z.infer<typeof commissionEntry>
