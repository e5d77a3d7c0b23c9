import type { Agent } from './rows'
import { approvalList } from '../../lists/approvalList'
import { choice, flag, type ListSource, oneOf } from '../../lists/listSource'
import { agentTiers } from '@console/domain/agent'

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
} satisfies Omit<ListSource<Agent>, 'token'>
