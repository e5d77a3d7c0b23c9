import type { Resource } from '@console/core/resources'
import { thingNameDetail, type ThingNameDetail, thingNameRow, type ThingNameRow } from './contract'
import { thingNameFields } from './fields'
import { thingNameWorkflow } from './workflow'

/** Addresses, schemas and workflows of the resource; it has no revisions. */
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
  workflows: [thingNameWorkflow],
}
