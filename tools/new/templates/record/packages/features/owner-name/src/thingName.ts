import {
  type ThingNameDetail,
  type ThingNameRow,
  thingNamePaths,
  thingNameResource,
  toThingName,
} from '@console/domain/thing-name'
import { defineRecord } from '@console/record'
import { ThingNameDetails } from './thing-name/ThingNameDetails'
import { ThingNameOverview } from './thing-name/ThingNameOverview'
import { thingNameList } from './thingNameList'

/** /thing-name-details/:secureToken: one record. Not shown in the specification. */
export const thingName = defineRecord<ThingNameRow, ThingNameDetail>()({
  namespace: 'owner-name',
  resource: thingNameResource,
  list: {
    path: thingNamePaths.list,
    title: 'thingNameList.title',
    config: thingNameList,
    isQueue: false,
  },
  details: ThingNameDetails,
  tabs: [{ id: 'overview', title: 'thingName.overview', component: ThingNameOverview }],
  fieldLabels: {},
  pathOf: toThingName,
})
