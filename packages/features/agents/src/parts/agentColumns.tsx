import { type IndexColumn, nameCell } from '@console/templates'
import type { AgentRow } from '../contract'

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
  },
  territory: {
    id: 'territory',
    title: 'column.territory',
    width: 168,
    priority: 2,
    text: ({ territories }, { formats }) =>
      territories.map(({ county }) => county).join(formats.separator),
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
    csv: ({ phoneMasked }) => phoneMasked,
  },
  documents: {
    id: 'documents',
    title: 'column.documents',
    width: 116,
    align: 'end',
    priority: 3,
    text: ({ documentsSummary: { sent, required } }, { t, formats }) =>
      t('documents.of', { sent: formats.number(sent), required: formats.number(required) }),
    csv: ({ documentsSummary: { sent, required } }) => `${sent}/${required}`,
  },
  tier: {
    id: 'tier',
    title: 'column.tier',
    width: 116,
    priority: 2,
    sort: 'tier',
    text: ({ tier }, { t }) => t(`tier.${tier}`),
    csv: ({ tier }) => tier,
  },
  supervisor: {
    id: 'supervisor',
    title: 'column.supervisor',
    width: 148,
    priority: 3,
    isOptional: true,
    text: ({ supervisor }) => supervisor?.label ?? '–',
  },
  recruited: {
    id: 'recruited',
    title: 'column.recruited',
    width: 116,
    align: 'end',
    priority: 3,
    sort: 'recruited',
    text: ({ recruited }, { formats }) => formats.number(recruited),
    csv: ({ recruited }) => recruited,
  },
  orders30d: {
    id: 'orders30d',
    title: 'column.orders30d',
    width: 116,
    align: 'end',
    priority: 2,
    sort: 'orders30d',
    text: ({ orders30d }, { formats }) => formats.number(orders30d),
    csv: ({ orders30d }) => orders30d,
  },
  earned30d: {
    id: 'earned30d',
    title: 'column.earned30d',
    width: 160,
    align: 'end',
    priority: 3,
    text: ({ earned30d }, { formats }) =>
      earned30d
        .map((money) => `${money.currency} ${formats.amount(money)}`)
        .join(formats.separator) || '–',
    csv: ({ earned30d }) => earned30d[0] ?? null,
  },
  outstanding: {
    id: 'outstanding',
    title: 'column.outstanding',
    width: 160,
    align: 'end',
    priority: 2,
    sort: 'outstanding',
    text: ({ balances }, { formats }) =>
      balances
        .filter(({ outstanding }) => outstanding > 0)
        .map(
          ({ currency, outstanding }) =>
            `${currency} ${formats.amount({ currency, amount: outstanding })}`,
        )
        .join(formats.separator) || '–',
    csv: ({ balances: [first] }) =>
      first ? { currency: first.currency, amount: first.outstanding } : null,
  },
  lastActive: {
    id: 'lastActive',
    title: 'column.lastActive',
    width: 124,
    priority: 3,
    sort: 'lastActiveAt',
    text: ({ lastActiveAt }, { formats, now, t }) =>
      lastActiveAt === null ? t('time.never') : formats.ago(new Date(lastActiveAt), now),
    csv: ({ lastActiveAt }) => lastActiveAt,
  },
} as const satisfies Record<string, IndexColumn<AgentRow>>
