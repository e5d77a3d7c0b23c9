import { instant, media, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { agentTiers } from '../agent/contract'
import { actionState, versioned } from '@console/core/kinds'
import type { Resource } from '@console/core/resources'
import { rateStep, rateSubject, rateTerms } from './contract'
import { paidFields } from './paidFields'
import { gapReasons, rateKinds } from './terms'

/** One row of `GET {gateway}/product-commissions` and `…/agent-commissions`: what a product pays or an agent earns, and which rate decides it. */
export const paidRow = z.extend(versioned, {
  _actions: z.array(actionState([], [])),
  /** The `productToken` or `agentToken`. */
  token,
  /** Opens its other screens. */
  secureToken: token,
  name: z.string(),
  /** The SKU of a product, the number of an agent: others may be called the same. */
  number: z.string(),
  image: z.nullable(media),
  /** Of a product. */
  business: z.nullable(ref),
  /** Of a product, from the outermost to its own. */
  category: z.nullable(z.array(z.string())),
  /** Of an agent. */
  tier: z.nullable(z.enum(agentTiers)),
  /** The rate in force; null where none is. */
  rate: z.nullable(
    z.object({
      rateToken: token,
      ...rateTerms.shape,
      kind: z.enum(rateKinds),
      subject: rateSubject,
      effectiveFrom: z.nullable(instant),
    }),
  ),
  /** Why it has none of its own; null where it has. */
  gap: z.nullable(
    z.object({
      reason: z.enum(gapReasons),
      /** When the last ended, or the next begins. */
      at: z.nullable(instant),
      /** The draft or the scheduled one. */
      next: z.nullable(z.object({ rateToken: token, ...rateTerms.shape })),
    }),
  ),
  /** Orders of the last 30 days. */
  orders30d: z.int().check(z.nonnegative()),
  /** What they came to in commission, by currency. */
  earned30d: z.array(money),
})

/** What a product pays or an agent earns, as lists have it. */
export type PaidRow = z.infer<typeof paidRow>

/** Answer of `GET {gateway}/product-commissions/{productToken}` and `…/agent-commissions/{agentToken}`. */
export const paidDetail = z.extend(paidRow, {
  /** Everything that could decide, the most specific first. */
  ladder: z.array(rateStep),
  /** All that were of itself, the latest first. */
  own: z.array(
    z.object({
      rateToken: token,
      ...rateTerms.shape,
      status: z.string(),
      effectiveFrom: z.nullable(instant),
      effectiveTo: z.nullable(instant),
      reason: z.string(),
    }),
  ),
  /** The last 20 lines that were sold, at the rates that were frozen with them, less what was dropped or came back of them. */
  lines: z.array(
    z.object({
      lineId: token,
      /** By its `secureToken`. */
      order: ref,
      placedAt: instant,
      product: z.string(),
      /** What it was taken of. */
      value: money,
      rateBps: z.int(),
      rateToken: token,
      earned: money,
    }),
  ),
})

/** All that is known of what a product pays or an agent earns. */
export type PaidDetail = z.infer<typeof paidDetail>

const common = {
  base: 'gateway',
  row: paidRow,
  detail: paidDetail,
  fields: paidFields,
  tokenOf: (row: PaidRow) => row.token,
  nameOf: ({ name }: PaidRow) => name,
  revisionOf: () => 1,
  kinds: [],
} as const

/** What products pay. Nothing is decided about it: rates are. */
export const productCommissionsResource: Resource<PaidRow, PaidDetail, typeof paidFields> = {
  ...common,
  id: 'product-commissions',
  path: '/product-commissions',
}

/** What agents earn. */
export const agentCommissionsResource: Resource<PaidRow, PaidDetail, typeof paidFields> = {
  ...common,
  id: 'agent-commissions',
  path: '/agent-commissions',
}
