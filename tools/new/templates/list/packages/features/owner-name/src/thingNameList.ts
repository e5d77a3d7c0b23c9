import { thingNameFields, type ThingNameRow, thingNameResource } from '@console/domain/thing-name'
import { defineList, listParts } from '@console/list'

const { columns } = listParts<ThingNameRow>()(thingNameFields, {
  name: { title: 'thingNameList.name', width: 260, priority: 1 },
  createdAt: { title: 'thingNameList.created', isAgo: true, priority: 2 },
})

/** /thing-name-list: all of them, the last one made first. Not shown in the specification. */
export const thingNameList = defineList<ThingNameRow>()({
  id: 'thing-name-list',
  namespace: 'owner-name',
  title: 'thingNameList.title',
  resource: thingNameResource,
  fixed: {},
  sort: '-createdAt',
  columns: [columns.name, columns.createdAt],
  filters: [],
  views: [{ id: 'all', title: 'thingNameList.all', query: {} }],
  empty: { text: 'thingNameList.empty' },
})
