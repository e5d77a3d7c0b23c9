import { ago, money, text } from '../columns'
import type { IndexConfig } from '../config'
import { type Stall, stallsResource } from './stalls'

/** What stalls pay: nothing is decided here, and nothing has a screen of its own. Keys are their own words, as in `stallsList`. */
export const feesList: IndexConfig<Stall> = {
  id: 'fees',
  namespace: 'templates',
  title: 'Fees',
  resource: stallsResource,
  fixed: {},
  columns: [
    text({ id: 'name', title: 'Stall', width: 260, priority: 1, of: ({ name }) => name }),
    money({ id: 'fee', title: 'Fee', priority: 1, sort: 'fee', of: ({ fee }) => fee }),
    ago({ id: 'submitted', title: 'Submitted', priority: 2, of: ({ submittedAt }) => submittedAt }),
  ],
  filters: [{ id: 'fee', title: 'Fee', isPinned: true, kind: 'money' }],
  totals: 'Sum of fees',
  sort: '-fee',
  views: [{ id: 'all', title: 'All', query: {} }],
  empty: { text: 'No stall pays.' },
}
