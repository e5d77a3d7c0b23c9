import { chipCell, nameCell, type ChipTone } from '../cells'
import { ago, money } from '../columns'
import type { IndexConfig } from '../config'
import { type Stall, stallsResource } from './stalls'

const tones: Record<Stall['status'], ChipTone> = {
  pending: 'waiting',
  approved: 'success',
  rejected: 'danger',
}

/**
 * A list of stalls. It has no words of its own: a key that is in no catalogue is shown as it stands, in every language.
 */
export const stallsList: IndexConfig<Stall> = {
  id: 'stalls',
  namespace: 'templates',
  title: 'Stalls',
  resource: stallsResource,
  fixed: { status: 'pending' },
  columns: [
    {
      id: 'name',
      title: 'Stall',
      width: 260,
      priority: 1,
      sort: 'name',
      text: ({ name }) => name,
      cell: ({ name, number }) => nameCell(null, name, number),
    },
    { id: 'town', title: 'Town', width: 140, priority: 2, sort: 'town', text: ({ town }) => town },
    money({ id: 'fee', title: 'Fee', width: 140, priority: 1, sort: 'fee', of: ({ fee }) => fee }),
    ago({
      id: 'submitted',
      title: 'Submitted',
      width: 140,
      priority: 3,
      sort: 'submittedAt',
      of: ({ submittedAt }) => submittedAt,
    }),
    {
      id: 'status',
      title: 'Status',
      width: 130,
      priority: 2,
      text: ({ status }, { t }) => t(`templates:status.${status}`),
      cell: ({ status }, { t }) => chipCell(t(`templates:status.${status}`), tones[status]),
      csv: [{ code: ({ status }) => status }],
    },
    {
      id: 'number',
      title: 'Number',
      width: 110,
      priority: 3,
      isOptional: true,
      text: ({ number }) => number,
    },
  ],
  filters: [
    {
      id: 'kind',
      title: 'Kind',
      isPinned: true,
      kind: 'choice',
      options: [
        { value: 'food', title: 'Food' },
        { value: 'cloth', title: 'Cloth' },
        { value: 'tools', title: 'Tools' },
      ],
    },
    { id: 'overdue', title: 'Overdue', isPinned: true, kind: 'flag' },
    { id: 'town', title: 'Town', kind: 'choice', options: 'facet' },
    { id: 'submitted', title: 'Submitted', kind: 'dates' },
    { id: 'fee', title: 'Fee', kind: 'money' },
    { id: 'neighbour', title: 'Neighbour', kind: 'record', resource: stallsResource },
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
