import { defineFields } from '@console/core/fields'
import { approvalFields, type StoredApprovable } from '../approval/fields'
import { type AgentRow, agentTiers } from './contract'

type Stored = StoredApprovable & Omit<AgentRow, '_actions' | 'submission' | 'claim'>

/** Fields by which lists of agents can be queried. */
export const agentFields = defineFields<Stored>()({
  ...approvalFields,
  name: {
    type: 'text',
    of: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    searched: true,
    sorted: true,
  },
  agentNo: { type: 'text', of: ({ agentNo }) => agentNo, searched: true },
  /** Territory of the agent. */
  territories: {
    type: 'texts',
    of: ({ territories }) => territories.map(({ county }) => county),
    searched: true,
    filtered: 'county',
  },
  /** County of residence. */
  county: { type: 'text', of: ({ county }) => county, sorted: true },
  phone: { type: 'text', of: ({ phoneMasked }) => phoneMasked },
  tier: {
    type: 'choice',
    values: agentTiers,
    of: ({ tier }) => tier,
    sorted: true,
    filtered: true,
  },
  supervisor: { type: 'text', of: ({ supervisor }) => supervisor?.label ?? null, filtered: true },
  recruited: { type: 'count', of: ({ recruited }) => recruited, sorted: true },
  orders30d: { type: 'count', of: ({ orders30d }) => orders30d, sorted: true },
  earned30d: { type: 'amounts', of: ({ earned30d }) => earned30d },
  outstanding: {
    type: 'amounts',
    of: ({ balances }) =>
      balances.map(({ currency, outstanding }) => ({ currency, amount: outstanding })),
    sorted: true,
  },
  hasOutstanding: {
    type: 'flag',
    of: ({ balances }) => balances.some(({ outstanding }) => outstanding > 0),
    filtered: true,
  },
  lastActiveAt: { type: 'instant', of: ({ lastActiveAt }) => lastActiveAt, sorted: true },
  /** Without activity for 30 days. */
  inactive: { type: 'flag', filtered: true },
})
