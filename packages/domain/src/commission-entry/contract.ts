import { actor, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { versioned } from '@console/core/kinds'

/** What a line of the ledger is: earned, taken back at the rate it was earned at, or written by hand. */
export const entryTypes = ['accrual', 'reversal', 'adjustment'] as const

/** Whether a line of the ledger was paid: `vouchered` is on a voucher that was handed in and is not paid yet. */
export const entryStates = ['open', 'vouchered', 'paid'] as const

/** For whom commission is earned. */
export const beneficiaries = ['platform', 'agent'] as const

/** One row of `GET {gateway}/commission-entries`: a line of the ledger, which never changes. */
export const commissionEntry = z.extend(versioned, {
  /** Nothing is decided about it. */
  _actions: z.array(z.never()),
  entryToken: token,
  type: z.enum(entryTypes),
  /** Lines of the platform are always `open`: nobody pays them out. */
  state: z.enum(entryStates),
  beneficiary: z.enum(beneficiaries),
  /** By the `agentToken`; null for what the platform earns. */
  agent: z.nullable(ref),
  /** Its label is the reference; null for an adjustment. */
  order: z.nullable(ref),
  /** The line of the order; null for an adjustment. */
  lineId: z.nullable(token),
  /** By the `productToken`; null for an adjustment. */
  product: z.nullable(ref),
  /** The amount that the rate was taken of: without tax and delivery. Negative for what came back. */
  base: z.nullable(money),
  rateToken: z.nullable(token),
  /** The rate that was frozen when the order was placed, in hundredths of a per cent. */
  rateBps: z.nullable(z.int().check(z.nonnegative())),
  /** Below nothing where it is taken back. */
  amount: money,
  at: instant,
  /** The voucher that it is on, which was handed in; its label is the number. */
  voucher: z.nullable(ref),
  /** The line of the ledger that a reversal takes back. */
  reverses: z.nullable(token),
  /** Why it was written by hand, and by whom; null for what orders have made. */
  reason: z.nullable(z.string()),
  by: z.nullable(actor),
})

/** A line of the ledger. */
export type CommissionEntry = z.infer<typeof commissionEntry>
