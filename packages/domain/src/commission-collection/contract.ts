import { currencies, type Currency, instant, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { commissionEntry } from '../commission-entry/contract'
import { destination } from '../commission-voucher/destination'
import { actionState, decision, versioned } from '@console/core/kinds'
import { collectionActions, collectionHindrances } from './terms'

const count = z.int().check(z.nonnegative())

/**
 * One row of `GET {gateway}/commission-collections`: what one agent has earned in one currency. All lines of
 * the agent's ledger add up to it: `accrued + reversed + adjusted = open + vouchered + paid`.
 */
export const collectionRow = z.extend(versioned, {
  _actions: z.array(actionState(collectionActions, collectionHindrances)),
  collectionToken: token,
  /** By the `agentToken`. */
  agent: ref,
  /** The `secureToken` of the agent, which opens the agent's own screen. */
  agentSecureToken: token,
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
  accrued: money,
  /** What refunds took back: nothing, or below it. */
  reversed: money,
  /** What was written by hand, in either direction. */
  adjusted: money,
  /** What is on no voucher. */
  open: money,
  /** What is on vouchers that were handed in and are not paid yet. */
  vouchered: money,
  paid: money,
  /** What is owed: `open + vouchered`. */
  outstanding: money,
  /** From how many orders. */
  orders: count,
  openEntries: count,
  lastAccruedAt: z.nullable(instant),
  lastPaidAt: z.nullable(instant),
  /** Since when the oldest line is open; null where none is. */
  oldestOpenAt: z.nullable(instant),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** What one agent has earned in one currency. */
export type CollectionRow = z.infer<typeof collectionRow>

/** Answer of `GET {gateway}/commission-collections/{collectionToken}`. */
export const collectionDetail = z.extend(collectionRow, {
  agentNo: z.string(),
  /** Every line that is on no voucher, oldest first. */
  entries: z.array(commissionEntry),
  /** Where the agent can be paid in this currency. */
  destinations: z.array(destination),
  /** The least that the shop pays at once in this currency; null for any amount. */
  least: z.nullable(money),
  /** What is withheld for the tax office where the agent lives, in hundredths of a per cent. */
  withholdingBps: count,
  /** Vouchers of it that were neither paid nor cancelled. */
  vouchers: z.array(ref),
})

/** What one agent has earned in one currency, line by line. */
export type CollectionDetail = z.infer<typeof collectionDetail>
