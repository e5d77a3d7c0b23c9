import type { Money } from '@console/core/contracts'
import { amountsCell, type IndexColumn, nameCell } from '@console/templates'
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
  county: {
    id: 'county',
    title: 'column.county',
    width: 132,
    priority: 3,
    isOptional: true,
    sort: 'county',
    text: ({ county }) => county,
  },
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
  tier: {
    id: 'tier',
    title: 'column.tier',
    width: 116,
    priority: 2,
    sort: 'tier',
    text: ({ tier }, { t }) => t(`tier.${tier}`),
    csv: [{ code: ({ tier }) => tier }],
  },
  supervisor: {
    id: 'supervisor',
    title: 'column.supervisor',
    width: 148,
    priority: 3,
    isOptional: true,
    text: ({ supervisor }) => supervisor?.label ?? '–',
    csv: [{ value: ({ supervisor }) => supervisor?.label ?? null }],
  },
  recruited: {
    id: 'recruited',
    title: 'column.recruited',
    width: 116,
    align: 'end',
    priority: 3,
    sort: 'recruited',
    text: ({ recruited }, { formats }) => formats.number(recruited),
    csv: [{ value: ({ recruited }) => recruited }],
  },
  orders30d: {
    id: 'orders30d',
    title: 'column.orders30d',
    width: 116,
    align: 'end',
    priority: 2,
    sort: 'orders30d',
    text: ({ orders30d }, { formats }) => formats.number(orders30d),
    csv: [{ value: ({ orders30d }) => orders30d }],
  },
  earned30d: {
    id: 'earned30d',
    title: 'column.earned30d',
    width: 160,
    align: 'end',
    priority: 3,
    text: ({ earned30d }, { formats }) => formats.list(earned30d.map(formats.money)) || '–',
    cell: ({ earned30d }, { formats }) => amountsCell(earned30d, formats),
    csv: [{ sums: ({ earned30d }) => earned30d }],
  },
  outstanding: {
    id: 'outstanding',
    title: 'column.outstanding',
    width: 160,
    align: 'end',
    priority: 2,
    sort: 'outstanding',
    text: (row, { formats }) => formats.list(outstandingOf(row).map(formats.money)) || '–',
    cell: (row, { formats }) => amountsCell(outstandingOf(row), formats),
    csv: [
      {
        sums: ({ balances }) =>
          balances.map(({ currency, outstanding }) => ({ currency, amount: outstanding })),
      },
    ],
  },
  lastActive: {
    id: 'lastActive',
    title: 'column.lastActive',
    width: 124,
    priority: 3,
    sort: 'lastActiveAt',
    text: ({ lastActiveAt }, { formats, now, t }) =>
      lastActiveAt === null ? t('time.never') : formats.ago(new Date(lastActiveAt), now),
    csv: [{ value: ({ lastActiveAt }) => lastActiveAt }],
  },
} as const satisfies Record<string, IndexColumn<AgentRow>>

/** What an agent is owed, in each currency in which anything is. */
function outstandingOf({ balances }: AgentRow): Money[] {
  return balances
    .filter(({ outstanding }) => outstanding > 0)
    .map(({ currency, outstanding }) => ({ currency, amount: outstanding }))
}
