import { takenOff } from '@console/core/contracts'
import { collectionFields, type CollectionRow } from '@console/domain/commission-collection'
import { chipCell, listParts } from '@console/list'

/** Maximum age of open amounts before they count as overdue, in milliseconds. */
const longest = 30 * 24 * 60 * 60_000

/**
 * Columns and filters of the list of agents' earnings. The shown columns add up: earned, reversed and adjusted, less
 * paid, is outstanding.
 */
export const { columns: collectionColumns, filters: collectionFilters } =
  listParts<CollectionRow>()(collectionFields, {
    agent: { title: 'column.agent', width: 190, priority: 1 },
    currency: {
      title: 'column.currency',
      width: 92,
      priority: 2,
      isOptional: true,
      filter: { isPinned: true },
    },
    accrued: { title: 'column.accrued', priority: 3 },
    reversed: { title: 'column.reversed', priority: 3 },
    adjusted: { title: 'column.adjusted', priority: 3 },
    open: { title: 'column.open', priority: 3, isOptional: true },
    vouchered: { title: 'column.vouchered', priority: 3, isOptional: true },
    paid: { title: 'column.paid', priority: 3, of: ({ paid }) => takenOff(paid) },
    outstanding: { title: 'column.outstanding', priority: 1, filter: true },
    oldestOpenAt: {
      title: 'column.oldest',
      isAgo: true,
      width: 132,
      priority: 2,
      cell: ({ oldestOpenAt }, { formats, now }) => {
        if (oldestOpenAt === null) return '–'
        const at = new Date(oldestOpenAt)
        const text = formats.ago(at, now)
        return now.getTime() - at.getTime() > longest ? chipCell(text, 'waiting') : text
      },
    },
    isOld: { title: 'view.old', filter: { isPinned: true } },
    orders: { title: 'column.orders', width: 92, priority: 3, isOptional: true },
    lastPaidAt: { title: 'column.lastPaid', priority: 3, isOptional: true },
  })
