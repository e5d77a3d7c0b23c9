import { thingNameResource } from '@console/domain/thing-name'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { thingNameDecisions } from './decisions'
import { thingNameEntity } from './entity'
import { thingNameHistory } from './history'
import { dayOffset } from '../shop-setting/dayOffset'

/** All endpoints of the resource. */
export const thingNameEndpoints = resourceEndpoints({
  resource: thingNameResource,
  entity: thingNameEntity,
  dayOffset,
  answers: {},
  toRow: (row) => row,
  toDetail: (row) => row,
  decisions: [thingNameDecisions],
  past: thingNameHistory,
})
