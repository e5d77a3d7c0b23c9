import {
  thingNameFields,
  thingNameWorkflow,
  type ThingNameRow,
  thingNameResource,
} from '@console/domain/thing-name'
import { defineList, listParts } from '@console/list'

const { columns, filters } = listParts<ThingNameRow>()(thingNameFields, {
  name: { title: 'thingNameList.name', width: 260, priority: 1 },
  status: {
    title: 'thingNameList.status',
    messages: 'thing-name:status',
    statuses: thingNameWorkflow.statuses,
    width: 168,
    priority: 1,
    filter: { isPinned: true },
  },
  createdAt: { title: 'thingNameList.created', isAgo: true, priority: 2 },
})

/** /thing-name-list: all records, newest first. Not shown in the specification. */
export const thingNameList = defineList<ThingNameRow>()({
  id: 'thing-name-list',
  namespace: 'owner-name',
  title: 'thingNameList.title',
  resource: thingNameResource,
  fixed: {},
  sort: '-createdAt',
  columns: [columns.name, columns.status, columns.createdAt],
  filters: [filters.status],
  views: [
    { id: 'all', title: 'thingNameList.all', query: {} },
    { id: 'waiting', title: 'thing-name:status.waiting', query: { status: 'waiting' } },
  ],
  rowActions: ['activate', 'suspend', 'reinstate'],
  bulkActions: ['activate', 'suspend', 'reinstate'],
  empty: { text: 'thingNameList.empty' },
})
