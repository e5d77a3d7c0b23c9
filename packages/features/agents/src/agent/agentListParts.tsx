import { agentFields, type AgentRow } from '@console/domain/agent'
import { type ListColumn, listParts, nameCell } from '@console/list'

const { columns, filters } = listParts<AgentRow>()(agentFields, {
  name: {
    title: 'column.agent',
    width: 260,
    priority: 1,
    cell: ({ photo, first_name, last_name, agentNo }) =>
      nameCell(photo, `${first_name} ${last_name}`, agentNo),
    csv: [
      { value: ({ first_name, last_name }) => `${first_name} ${last_name}` },
      { title: 'column.agentNo', value: ({ agentNo }) => agentNo },
    ],
  },
  territories: {
    title: 'column.territory',
    width: 168,
    priority: 2,
    filter: { isPinned: true },
  },
  county: { title: 'column.county', width: 132, priority: 3, isOptional: true },
  phone: {
    title: 'column.phone',
    width: 160,
    min: 152,
    priority: 3,
    text: ({ phoneMasked }) => `\u2066${phoneMasked}\u2069`,
    csv: [{ value: ({ phoneMasked }) => phoneMasked }],
  },
  tier: { title: 'column.tier', messages: 'tier', priority: 2, filter: { isPinned: true } },
  supervisor: { title: 'column.supervisor', priority: 3, isOptional: true, filter: true },
  recruited: { title: 'column.recruited', priority: 3 },
  orders30d: { title: 'column.orders30d', priority: 2 },
  earned30d: { title: 'column.earned30d', priority: 3 },
  outstanding: {
    title: 'column.outstanding',
    priority: 1,
    // One per currency with an amount owed; a file includes zero amounts, too.
    of: ({ balances }) => owed(balances).filter(({ amount }) => amount > 0),
    csv: [{ sums: ({ balances }) => owed(balances) }],
  },
  hasOutstanding: { title: 'filter.outstanding', filter: { isPinned: true } },
  lastActiveAt: { title: 'column.lastActive', isAgo: true, none: 'time.never', priority: 3 },
  inactive: { title: 'filter.inactive', filter: true },
})

/** Columns of lists of agents. */
export const agentColumns = {
  ...columns,
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
} as const satisfies Record<string, ListColumn<AgentRow>>

/** Filters of lists of agents. */
export const agentFilters = filters

function owed(balances: AgentRow['balances']) {
  return balances.map(({ currency, outstanding }) => ({ currency, amount: outstanding }))
}
