import { instant, media, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { agentTiers } from '../agent/contract'
import { actionState, versioned } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { rateStep, rateSubject, rateTerms } from './contract'
import { paidFields } from './paidFields'
import { gapReasons, rateKinds } from './terms'

/** One row of `GET {gateway}/product-commissions` and `…/agent-commissions`: commission on a product or of an agent, and the rate behind it. */
export const paidRow = z.extend(versioned, {
  _actions: z.array(actionState([], [])),
  /** The `productToken` or `agentToken`. */
  token,
  /** Token of its other screens. */
  secureToken: token,
  name: z.string(),
  /** SKU of a product, number of an agent: names are not unique. */
  number: z.string(),
  image: z.nullable(media),
  /** Of a product. */
  business: z.nullable(ref),
  /** Of a product, from the top level to its own. */
  category: z.nullable(z.array(z.string())),
  /** Of an agent. */
  tier: z.nullable(z.enum(agentTiers)),
  /** Rate in force; null for none. */
  rate: z.nullable(
    z.object({
      rateToken: token,
      ...rateTerms.shape,
      kind: z.enum(rateKinds),
      subject: rateSubject,
      effectiveFrom: z.nullable(instant),
    }),
  ),
  /** Reason why it has no rate of its own; null if it has one. */
  gap: z.nullable(
    z.object({
      reason: z.enum(gapReasons),
      /** End of the last rate, or start of the next. */
      at: z.nullable(instant),
      /** Draft or scheduled rate. */
      next: z.nullable(z.object({ rateToken: token, ...rateTerms.shape })),
    }),
  ),
  /** Orders of the last 30 days. */
  orders30d: z.int().check(z.nonnegative()),
  /** Commission on them, by currency. */
  earned30d: z.array(money),
})

export type PaidRow = z.infer<typeof paidRow>

/** Answer of `GET {gateway}/product-commissions/{productToken}` and `…/agent-commissions/{agentToken}`. */
export const paidDetail = z.extend(paidRow, {
  /** All candidate rates, the most specific first. */
  ladder: z.array(rateStep),
  /** All rates of its own, the latest first. */
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
  /** The last 20 lines sold, at their frozen rates, net of cancelled and returned pieces. */
  lines: z.array(
    z.object({
      lineId: token,
      /** By its `secureToken`. */
      order: ref,
      placedAt: instant,
      product: z.string(),
      /** Base of the commission. */
      value: money,
      rateBps: z.int(),
      rateToken: token,
      earned: money,
    }),
  ),
})

export type PaidDetail = z.infer<typeof paidDetail>

const common = {
  base: 'gateway',
  row: paidRow,
  detail: paidDetail,
  fields: paidFields,
  tokenOf: (row: PaidRow) => row.token,
  nameOf: ({ name }: PaidRow) => name,
  revisionOf: () => 1,
  workflows: [],
} as const

/** Commission on products. It has no actions of its own: rates have. */
export const productCommissionsResource: Resource<PaidRow, PaidDetail, typeof paidFields> = {
  ...common,
  id: 'product-commissions',
  path: '/product-commissions',
}

/** Commission of agents. */
export const agentCommissionsResource: Resource<PaidRow, PaidDetail, typeof paidFields> = {
  ...common,
  id: 'agent-commissions',
  path: '/agent-commissions',
}
