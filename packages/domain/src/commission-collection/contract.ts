import { currencies, type Currency, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { commissionEntry } from '../commission-entry/contract'
import { destination } from '../commission-voucher/destination'
import { actionState, decision, versioned } from '@console/core/workflows'
import { collectionActions, collectionBlockers } from './terms'

const count = z.int().check(z.nonnegative())

/**
 * One row of `GET {gateway}/commission-collections`: commission of one agent in one currency. All lines of the agent's
 * ledger add up to it: `accrued + reversed + adjusted = open + vouchered + paid`.
 */
export const collectionRow = z.extend(versioned, {
  _actions: z.array(actionState(collectionActions, collectionBlockers)),
  collectionToken: token,
  /** By the `agentToken`. */
  agent: ref,
  /** The `secureToken` of the agent, for the agent's own screen. */
  agentSecureToken: token,
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
  accrued: money,
  /** Amount reversed by refunds: zero or negative. */
  reversed: money,
  /** Sum of adjustments, of either sign. */
  adjusted: money,
  /** Amount on no voucher. */
  open: money,
  /** Amount on submitted vouchers that are not paid yet. */
  vouchered: money,
  paid: money,
  /** Amount owed: `open + vouchered`. */
  outstanding: money,
  /** Number of orders it was earned on. */
  orders: count,
  openEntries: count,
  lastAccruedAt: z.nullable(instant),
  lastPaidAt: z.nullable(instant),
  /** Time of the oldest open line; null if none is open. */
  oldestOpenAt: z.nullable(instant),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type CollectionRow = z.infer<typeof collectionRow>

/** Answer of `GET {gateway}/commission-collections/{collectionToken}`. */
export const collectionDetail = z.extend(collectionRow, {
  agentNo: z.string(),
  /** All lines that are on no voucher, oldest first. */
  entries: z.array(commissionEntry),
  /** Payment destinations of the agent in this currency. */
  destinations: z.array(destination),
  /** Minimum payment of the shop in this currency; null for any amount. */
  min: z.nullable(money),
  /** Withholding tax of the agent's country, in basis points. */
  withholdingBps: count,
  /** Vouchers for it that are neither paid nor cancelled. */
  vouchers: z.array(ref),
})

export type CollectionDetail = z.infer<typeof collectionDetail>
