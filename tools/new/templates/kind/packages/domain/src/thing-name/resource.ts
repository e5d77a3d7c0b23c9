import type { Resource } from '../resources/resource'
import { thingNameDetail, type ThingNameDetail, thingNameRow, type ThingNameRow } from './contract'

/** Where calls about them go, and what is answered. */
export const thingNameResource: Resource<ThingNameRow, ThingNameDetail> = {
  id: 'thing-name',
  base: 'business',
  path: '/thing-name',
  row: thingNameRow,
  detail: thingNameDetail,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
}
