import {
  actor,
  currencies,
  type Currency,
  instant,
  money,
  ref,
  token,
} from '@console/core/contracts'
import * as z from 'zod/mini'
import { commissionEntry } from '../commission-entry/contract'
import { actionState, decision, versioned } from '@console/core/kinds'
import {
  attemptOutcomes,
  cancellationReasons,
  paymentFailures,
  payoutMethods,
  voucherActions,
  voucherHindrances,
  voucherStatuses,
} from './terms'

/** From and to a day, both included. */
export const period = z.object({ from: z.iso.date(), to: z.iso.date() })

/** Who has put a name to a voucher, and when; null before that. */
const signature = z.nullable(z.object({ by: actor, at: instant }))

/** One row of `GET {gateway}/commission-vouchers`. All its amounts are in its currency. */
export const voucherRow = z.extend(versioned, {
  _actions: z.array(actionState(voucherActions, voucherHindrances)),
  voucherToken: token,
  /** `CV-2026-000123`. */
  voucherNo: z.string(),
  /** By the `agentToken`. */
  agent: ref,
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
  period,
  entryCount: z.int().check(z.positive()),
  /** What its entries come to. */
  gross: money,
  withholding: z.object({ rateBps: z.int().check(z.nonnegative()), amount: money }),
  /** What is paid. */
  net: money,
  method: z.enum(payoutMethods),
  /** Where it is paid to, `M-PESA ••••412`; empty for cash. */
  destination: z.string(),
  status: z.enum(voucherStatuses),
  /** The two signatures: whoever prepares it neither approves nor pays it. */
  prepared: z.object({ by: actor, at: instant }),
  approved: signature,
  paid: signature,
  /** When it should be paid. */
  dueAt: instant,
  attemptCount: z.int().check(z.nonnegative()),
  /** Why the last attempt failed, for certain; null where none did, or since another was made. */
  failure: z.nullable(z.enum(paymentFailures)),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** A voucher as lists have it. */
export type VoucherRow = z.infer<typeof voucherRow>

/** One attempt to pay. Its key goes to the provider with it: whatever bears the same key is paid once. */
export const paymentAttempt = z.object({
  idempotencyKey: token,
  at: instant,
  by: actor,
  outcome: z.enum(attemptOutcomes),
  failure: z.nullable(z.enum(paymentFailures)),
  /** When the provider was asked about it last; null where it answered at once. */
  askedAt: z.nullable(instant),
})

/** One attempt to pay. */
export type PaymentAttempt = z.infer<typeof paymentAttempt>

/** What is added to a voucher by hand, or taken off, and why. */
const voucherAdjustment = z.object({ label: z.string(), amount: money })

/** Answer of `GET {gateway}/commission-vouchers/{voucherToken}`. */
export const voucherDetail = z.extend(voucherRow, {
  entries: z.array(commissionEntry),
  adjustments: z.array(voucherAdjustment),
  attempts: z.array(paymentAttempt),
  note: z.nullable(z.string()),
  /** The provider's number of the payment; null before there is one. */
  providerReference: z.nullable(z.string()),
  /** The number of the receipt that the agent has signed for cash. */
  receiptNo: z.nullable(z.string()),
  /** Why it went back to whoever prepared it; null where it did not, or since it was handed in again. */
  returned: z.nullable(z.object({ by: actor, at: instant, note: z.string() })),
  cancellation: z.nullable(
    z.object({
      by: actor,
      at: instant,
      reasonCode: z.enum(cancellationReasons),
      note: z.nullable(z.string()),
    }),
  ),
  agentNo: z.string(),
  /** Opens the agent's own screen. */
  agentSecureToken: token,
  phoneMasked: z.string(),
})

/** A whole voucher. */
export type VoucherDetail = z.infer<typeof voucherDetail>
