import type { ListConfig } from '../config/config'
import { listParts } from '../columns/listParts'
import { type Stall, stallFields, stallsResource } from './stalls'

const { columns, filters } = listParts<Stall>()(stallFields, {
  name: { title: 'Stall', width: 260, priority: 1 },
  fee: { title: 'Fee', priority: 1, filter: { isPinned: true } },
  submittedAt: { title: 'Submitted', isAgo: true, priority: 2 },
})

/** Fees of stalls: a list without decisions or record screens. Keys are their own messages, as in `stallsList`. */
export const feesList: ListConfig<Stall> = {
  id: 'fees',
  namespace: 'list',
  title: 'Fees',
  resource: stallsResource,
  fixed: {},
  columns: [columns.name, columns.fee, columns.submittedAt],
  filters: [filters.fee],
  totals: 'Sum of fees',
  sort: '-fee',
  views: [{ id: 'all', title: 'All', query: {} }],
  empty: { text: 'No stall pays.' },
}
