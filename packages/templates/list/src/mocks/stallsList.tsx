import { nameCell } from '../columns/cells'
import type { ListConfig } from '../config/config'
import { listParts } from '../columns/listParts'
import { type Stall, stallFields, stallsResource } from './stalls'

const { columns, filters } = listParts<Stall>()(stallFields, {
  name: {
    title: 'Stall',
    width: 260,
    priority: 1,
    cell: ({ name, number }) => nameCell(null, name, number),
  },
  town: { title: 'Town', width: 140, priority: 2, filter: true },
  fee: { title: 'Fee', width: 140, priority: 1, filter: true },
  submittedAt: { title: 'Submitted', isAgo: true, width: 140, priority: 3, filter: true },
  status: {
    title: 'Status',
    messages: 'approval:status',
    statuses: {
      pending: { tone: 'waiting' },
      approved: { tone: 'success' },
      rejected: { tone: 'danger' },
    },
    width: 130,
    priority: 2,
  },
  number: { title: 'Number', width: 110, priority: 3, isOptional: true },
  kind: { title: 'Kind', messages: 'Kind', filter: { isPinned: true } },
  overdue: { title: 'Overdue', filter: { isPinned: true } },
  neighbour: { title: 'Neighbour', filter: { resource: stallsResource } },
})

/** List of stalls. It has no messages of its own: a key without a message is shown as it is, in every language. */
export const stallsList: ListConfig<Stall> = {
  id: 'stalls',
  namespace: 'list',
  title: 'Stalls',
  resource: stallsResource,
  fixed: { status: 'pending' },
  columns: [
    columns.name,
    columns.town,
    columns.fee,
    columns.submittedAt,
    columns.status,
    columns.number,
  ],
  filters: [
    {
      ...filters.kind,
      kind: 'choice',
      options: [
        { value: 'food', title: 'Food' },
        { value: 'cloth', title: 'Cloth' },
        { value: 'tools', title: 'Tools' },
      ],
    },
    filters.overdue,
    filters.town,
    filters.submittedAt,
    filters.fee,
    filters.neighbour,
  ],
  sort: '-submittedAt',
  views: [
    { id: 'waiting', title: 'Waiting', query: {} },
    { id: 'overdue', title: 'Late', query: { overdue: 'true' } },
    { id: 'rejected', title: 'Turned down', query: { status: 'rejected', sort: 'name' } },
  ],
  rowActions: ['approve', 'request_changes', 'reject'],
  bulkActions: ['approve', 'reject'],
  rowLinks: [{ id: 'town', title: 'Its town', to: ({ town }) => `/towns/${town}` }],
  preview: () => import('./StallPreview').then((m) => m.StallPreview),
  recordPath: ({ secureToken }) => `/stalls/${secureToken}`,
  empty: { text: 'No stall waits.', next: { title: 'See the open ones', to: '/open' } },
}
