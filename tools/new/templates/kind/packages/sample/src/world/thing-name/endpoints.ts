import { thingNameResource } from '@console/domain/thing-name'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { thingNameEntity } from './entity'

/** All calls about them. Nothing is decided about one yet. */
export const thingNameEndpoints = resourceEndpoints({
  resource: thingNameResource,
  entity: thingNameEntity,
  answers: {},
  toRow: (row) => row,
  toDetail: (row) => row,
  decisions: [],
  past: () => [],
})
