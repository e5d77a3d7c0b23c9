import type { Resource } from '../resources/resource'
import {
  collectionDetail,
  type CollectionDetail,
  collectionRow,
  type CollectionRow,
} from './contract'
import { collectionKind } from './kind'

/** What agents have earned, each in each currency. */
export const collectionsResource: Resource<CollectionRow, CollectionDetail> = {
  id: 'commission-collections',
  base: 'gateway',
  path: '/commission-collections',
  row: collectionRow,
  detail: collectionDetail,
  tokenOf: ({ collectionToken }) => collectionToken,
  nameOf: ({ agent, currency }) => `${agent.label}, ${currency}`,
  revisionOf: () => 1,
  currencyOf: ({ currency }) => currency,
  kinds: [collectionKind],
}
