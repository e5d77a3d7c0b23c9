import type { Resource } from '@console/core/resources'
import {
  collectionDetail,
  type CollectionDetail,
  collectionRow,
  type CollectionRow,
} from './contract'
import { collectionWorkflow } from './workflow'
import { collectionFields } from './fields'

/** Commission of agents, by agent and currency. */
export const collectionsResource: Resource<
  CollectionRow,
  CollectionDetail,
  typeof collectionFields
> = {
  id: 'commission-collections',
  base: 'gateway',
  path: '/commission-collections',
  row: collectionRow,
  detail: collectionDetail,
  fields: collectionFields,
  tokenOf: ({ collectionToken }) => collectionToken,
  nameOf: ({ agent, currency }) => `${agent.label}, ${currency}`,
  revisionOf: () => 1,
  currencyOf: ({ currency }) => currency,
  workflows: [collectionWorkflow],
}
