import type { Resource } from '../resources/resource'
import { thingNameDetail, type ThingNameDetail, thingNameRow, type ThingNameRow } from './contract'
import { thingNameFields } from './fields'

/** Where calls about them go, and what is answered. What can be decided about one is declared as a kind: `approval/kind.ts`. */
export const thingNameResource: Resource<ThingNameRow, ThingNameDetail, typeof thingNameFields> = {
  id: 'thing-name',
  base: 'business',
  path: '/thing-name',
  row: thingNameRow,
  detail: thingNameDetail,
  fields: thingNameFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
  kinds: [],
}
