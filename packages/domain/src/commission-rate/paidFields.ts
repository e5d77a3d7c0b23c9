import { defineFields } from '@console/core/fields'
import { agentTiers } from '../agent/contract'
import { approvalStatuses } from '../approval/contract'
import type { PaidRow } from './paid'
import { gapReasons, rateLevels } from './terms'

/** Stored fields of a product that pays, or an agent who earns, commission. */
type Payer = Pick<PaidRow, 'name' | 'number' | 'business' | 'category' | 'tier' | 'orders30d'>

/** Fields by which lists of commission on products and of agents can be queried. */
export const paidFields = defineFields<Payer>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  number: { type: 'text', of: ({ number }) => number, searched: true },
  business: {
    type: 'reference',
    of: ({ business }) => business,
    searched: true,
    sorted: true,
    filtered: true,
  },
  /** From the top-level category to its own. */
  category: {
    type: 'text',
    of: ({ category }) => category?.join(' › ') ?? null,
    sorted: true,
    filtered: true,
  },
  tier: {
    type: 'choice',
    values: agentTiers,
    of: ({ tier }) => tier,
    sorted: true,
    filtered: true,
  },
  /** Orders of the last 30 days. */
  orders30d: { type: 'count', of: ({ orders30d }) => orders30d, sorted: true },
  /** Level of the rate in force. */
  level: { type: 'choice', values: rateLevels, filtered: true },
  /** Reason why it has no rate of its own. */
  gap: { type: 'choice', values: gapReasons, filtered: true },
  approval: { type: 'choice', values: approvalStatuses, filtered: true },
})
