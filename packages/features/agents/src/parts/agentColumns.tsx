import type { Money } from '@console/core/contracts'
import { ago, choice, count, type IndexColumn, moneyList, nameCell, text } from '@console/templates'
import type { AgentRow } from '@console/domain/agent'

/** The columns of lists of agents. */
export const agentColumns = {
  name: {
    id: 'name',
    title: 'column.agent',
    width: 260,
    priority: 1,
    sort: 'name',
    text: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    cell: ({ photo, first_name, last_name, agentNo }) =>
      nameCell(photo, `${first_name} ${last_name}`, agentNo),
    csv: [
      { value: ({ first_name, last_name }) => `${first_name} ${last_name}` },
      { title: 'column.agentNo', value: ({ agentNo }) => agentNo },
    ],
  },
  territory: {
    id: 'territory',
    title: 'column.territory',
    width: 168,
    priority: 2,
    text: ({ territories }, { formats }) => formats.list(territories.map(({ county }) => county)),
  },
  county: text({
    id: 'county',
    title: 'column.county',
    width: 132,
    priority: 3,
    sort: 'county',
    isOptional: true,
    of: ({ county }) => county,
  }),
  phone: {
    id: 'phone',
    title: 'column.phone',
    width: 160,
    priority: 3,
    text: ({ phoneMasked }) => `\u2066${phoneMasked}\u2069`,
    csv: [{ value: ({ phoneMasked }) => phoneMasked }],
  },
  documents: {
    id: 'documents',
    title: 'column.documents',
    width: 116,
    align: 'end',
    priority: 3,
    text: ({ documentsSummary: { sent, required } }, { t, formats }) =>
      t('documents.of', { sent: formats.number(sent), required: formats.number(required) }),
    csv: [
      { title: 'column.documentsSent', value: ({ documentsSummary: { sent } }) => sent },
      {
        title: 'column.documentsRequired',
        value: ({ documentsSummary: { required } }) => required,
      },
    ],
  },
  tier: choice({
    id: 'tier',
    title: 'column.tier',
    priority: 2,
    sort: 'tier',
    of: ({ tier }) => tier,
    word: (tier) => `tier.${tier}`,
  }),
  supervisor: text({
    id: 'supervisor',
    title: 'column.supervisor',
    priority: 3,
    isOptional: true,
    of: ({ supervisor }) => supervisor?.label ?? null,
  }),
  recruited: count({
    id: 'recruited',
    title: 'column.recruited',
    priority: 3,
    sort: 'recruited',
    of: ({ recruited }) => recruited,
  }),
  orders30d: count({
    id: 'orders30d',
    title: 'column.orders30d',
    priority: 2,
    sort: 'orders30d',
    of: ({ orders30d }) => orders30d,
  }),
  earned30d: moneyList({
    id: 'earned30d',
    title: 'column.earned30d',
    priority: 3,
    of: ({ earned30d }) => earned30d,
  }),
  outstanding: {
    ...moneyList({
      id: 'outstanding',
      title: 'column.outstanding',
      priority: 1,
      sort: 'outstanding',
      of: outstandingOf,
    }),
    // A file says so where nothing is owed in a currency.
    csv: [
      {
        sums: ({ balances }) =>
          balances.map(({ currency, outstanding }) => ({ currency, amount: outstanding })),
      },
    ],
  },
  lastActive: ago({
    id: 'lastActive',
    title: 'column.lastActive',
    priority: 3,
    sort: 'lastActiveAt',
    of: ({ lastActiveAt }) => lastActiveAt,
    none: 'time.never',
  }),
} as const satisfies Record<string, IndexColumn<AgentRow>>

/** What an agent is owed, in each currency in which anything is. */
function outstandingOf({ balances }: AgentRow): Money[] {
  return balances
    .filter(({ outstanding }) => outstanding > 0)
    .map(({ currency, outstanding }) => ({ currency, amount: outstanding }))
}
