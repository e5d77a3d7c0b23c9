import {
  approvalList,
  choice,
  flag,
  type ListSource,
  oneOf,
  type StoredApprovable,
} from '@console/core/mocks'
import { agentTiers, type AgentRow } from '../contract'

/** An agent as the sample world keeps it. */
type StoredAgent = Omit<AgentRow, '_actions' | 'submission'> & StoredApprovable

/** How long an agent may do nothing before counting as inactive, in milliseconds. */
const idle = 30 * 86_400_000

/** What lists of agents can be asked for, as `agentFilters` and `agentColumns` ask. */
export const agentList = {
  searched: ({ first_name, last_name, agentNo, territories }) => [
    `${first_name} ${last_name}`,
    agentNo,
    ...territories.map(({ county }) => county),
  ],
  filters: {
    ...approvalList.filters,
    county: oneOf(({ territories }) => territories.map(({ county }) => county)),
    tier: choice(agentTiers, ({ tier }) => tier),
    supervisor: oneOf(({ supervisor }) => supervisor?.label ?? null),
    hasOutstanding: flag(({ balances }) => balances.some(({ outstanding }) => outstanding > 0)),
    inactive: flag(
      ({ lastActiveAt }, { world }) =>
        lastActiveAt === null || world.now() - Date.parse(lastActiveAt) > idle,
    ),
  },
  sorts: {
    ...approvalList.sorts,
    name: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    county: ({ county }) => county,
    tier: ({ tier }) => agentTiers.indexOf(tier),
    recruited: ({ recruited }) => recruited,
    orders30d: ({ orders30d }) => orders30d,
    // Amounts of several currencies are never added: the largest single one counts.
    outstanding: ({ balances }) => Math.max(0, ...balances.map(({ outstanding }) => outstanding)),
    lastActiveAt: ({ lastActiveAt }) => lastActiveAt,
  },
} satisfies Omit<ListSource<StoredAgent>, 'token'>
