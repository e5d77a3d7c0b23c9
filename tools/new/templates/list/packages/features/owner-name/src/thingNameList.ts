import { type ThingNameRow, thingNameResource } from '@console/domain/thing-name'
import { ago, defineIndex, text } from '@console/templates'

/** /thing-name-list: all of them, the last one made first. Not shown in the specification. */
export const thingNameList = defineIndex<ThingNameRow>()({
  id: 'thing-name-list',
  namespace: 'owner-name',
  title: 'thingNameList.title',
  resource: thingNameResource,
  fixed: {},
  sort: '-createdAt',
  columns: [
    text({
      id: 'name',
      title: 'thingNameList.name',
      width: 260,
      priority: 1,
      sort: 'name',
      of: ({ name }) => name,
    }),
    ago({
      id: 'created',
      title: 'thingNameList.created',
      priority: 2,
      sort: 'createdAt',
      of: ({ createdAt }) => createdAt,
    }),
  ],
  filters: [],
  views: [{ id: 'all', title: 'thingNameList.all', query: {} }],
  empty: { text: 'thingNameList.empty' },
})
