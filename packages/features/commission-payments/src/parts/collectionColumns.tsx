import { takenOff } from '@console/core/contracts'
import type { CollectionRow } from '@console/domain/commission-collection'
import { chipCell, count, date, type IndexColumn, money, text } from '@console/templates'

/** What is open for longer should have been paid; in milliseconds. */
const longest = 30 * 24 * 60 * 60_000

type AmountName =
  | 'accrued'
  | 'reversed'
  | 'adjusted'
  | 'open'
  | 'vouchered'
  | 'paid'
  | 'outstanding'

function amount<const Name extends AmountName>(name: Name) {
  return money({
    id: name,
    title: `column.${name}`,
    width: 136,
    priority: 3,
    of: (row: CollectionRow) => (name === 'paid' ? takenOff(row.paid) : row[name]),
  })
}

/** The columns of the list of what agents have earned. Those that are shown add up: earned, taken back, adjusted, less what was paid, is outstanding. */
export const collectionColumns = {
  agent: text({
    id: 'agent',
    title: 'column.agent',
    width: 190,
    priority: 1,
    sort: 'agent',
    of: ({ agent }) => agent.label,
  }),
  currency: text({
    id: 'currency',
    title: 'column.currency',
    width: 92,
    priority: 2,
    sort: 'currency',
    isOptional: true,
    of: ({ currency }) => currency,
  }),
  accrued: { ...amount('accrued'), sort: 'accrued' },
  reversed: amount('reversed'),
  adjusted: amount('adjusted'),
  open: { ...amount('open'), sort: 'open', isOptional: true },
  vouchered: { ...amount('vouchered'), isOptional: true },
  paid: { ...amount('paid'), sort: 'paid' },
  outstanding: { ...amount('outstanding'), priority: 1, sort: 'outstanding' },
  oldest: {
    id: 'oldest',
    title: 'column.oldest',
    width: 132,
    priority: 2,
    sort: 'oldestOpenAt',
    text: ({ oldestOpenAt }, { formats, now }) =>
      oldestOpenAt === null ? '–' : formats.ago(new Date(oldestOpenAt), now),
    cell: ({ oldestOpenAt }, { formats, now }) => {
      if (oldestOpenAt === null) return '–'
      const at = new Date(oldestOpenAt)
      const words = formats.ago(at, now)
      return now.getTime() - at.getTime() > longest ? chipCell(words, 'waiting') : words
    },
    csv: [{ value: ({ oldestOpenAt }) => oldestOpenAt }],
  },
  orders: count({
    id: 'orders',
    title: 'column.orders',
    width: 92,
    priority: 3,
    sort: 'orders',
    isOptional: true,
    of: ({ orders }) => orders,
  }),
  lastPaid: date({
    id: 'lastPaid',
    title: 'column.lastPaid',
    priority: 3,
    sort: 'lastPaidAt',
    isOptional: true,
    of: ({ lastPaidAt }) => lastPaidAt,
  }),
} as const satisfies Record<string, IndexColumn<CollectionRow>>
