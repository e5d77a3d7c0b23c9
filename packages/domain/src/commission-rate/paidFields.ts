import { defineFields } from '@console/core/fields'
import { agentTiers } from '../agent/contract'
import { approvalStatuses } from '../approval/contract'
import type { PaidRow } from './paid'
import { gapReasons, rateLevels } from './terms'

/** What is told of a product's rates, or of an agent's, wherever they are kept. */
type Payer = Pick<PaidRow, 'name' | 'number' | 'business' | 'category' | 'tier' | 'orders30d'>

/** What lists of what products pay and agents earn can be asked for. */
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
  /** From the outermost category to its own. */
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
  /** What of the rate in force decides it. */
  level: { type: 'choice', values: rateLevels, filtered: true },
  /** Why there is none of its own. */
  gap: { type: 'choice', values: gapReasons, filtered: true },
  approval: { type: 'choice', values: approvalStatuses, filtered: true },
})
