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
import { actionState, decision, versioned } from '@console/core/workflows'
import {
  attemptOutcomes,
  cancellationReasons,
  paymentFailures,
  payoutMethods,
  voucherActions,
  voucherBlockers,
  voucherStatuses,
} from './terms'

/** Inclusive range of days. */
export const period = z.object({ from: z.iso.date(), to: z.iso.date() })

/** Signature on a voucher, with its time; null before. */
const signature = z.nullable(z.object({ by: actor, at: instant }))

/** One row of `GET {gateway}/commission-vouchers`. All amounts are in its currency. */
export const voucherRow = z.extend(versioned, {
  _actions: z.array(actionState(voucherActions, voucherBlockers)),
  voucherToken: token,
  /** `CV-2026-000123`. */
  voucherNo: z.string(),
  /** By the `agentToken`. */
  agent: ref,
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
  period,
  entryCount: z.int().check(z.positive()),
  /** Sum of its entries. */
  gross: money,
  withholding: z.object({ rateBps: z.int().check(z.nonnegative()), amount: money }),
  /** Amount to be paid. */
  net: money,
  method: z.enum(payoutMethods),
  /** Masked payment destination, `M-PESA ••••412`; empty for cash. */
  destination: z.string(),
  status: z.enum(voucherStatuses),
  /** Two signatures: the one who prepares it neither approves nor pays it. */
  prepared: z.object({ by: actor, at: instant }),
  approved: signature,
  paid: signature,
  /** Due date of the payment. */
  dueAt: instant,
  attemptCount: z.int().check(z.nonnegative()),
  /** Definite failure of the last attempt; null without one, and once there is another attempt. */
  failure: z.nullable(z.enum(paymentFailures)),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type VoucherRow = z.infer<typeof voucherRow>

/** One payment attempt. Its key is sent to the provider, which pays once per key. */
export const paymentAttempt = z.object({
  idempotencyKey: token,
  at: instant,
  by: actor,
  outcome: z.enum(attemptOutcomes),
  failure: z.nullable(z.enum(paymentFailures)),
  /** Last status request to the provider; null if it answered immediately. */
  askedAt: z.nullable(instant),
})

export type PaymentAttempt = z.infer<typeof paymentAttempt>

/** Adjustment of a voucher, with its reason. */
const voucherAdjustment = z.object({ label: z.string(), amount: money })

/** Answer of `GET {gateway}/commission-vouchers/{voucherToken}`. */
export const voucherDetail = z.extend(voucherRow, {
  entries: z.array(commissionEntry),
  adjustments: z.array(voucherAdjustment),
  attempts: z.array(paymentAttempt),
  note: z.nullable(z.string()),
  /** Payment number of the provider; null before there is one. */
  providerReference: z.nullable(z.string()),
  /** Number of the receipt signed by the agent for cash. */
  receiptNo: z.nullable(z.string()),
  /** Reason for the return to its author; null if it was not returned, and once it is submitted again. */
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
  /** Token of the agent's own screen. */
  agentSecureToken: token,
  phoneMasked: z.string(),
})

export type VoucherDetail = z.infer<typeof voucherDetail>
