export { collectionPaths } from './addresses'
export {
  collectionDetail,
  type CollectionDetail,
  collectionRow,
  type CollectionRow,
} from './contract'
export { collectionWorkflow } from './workflow'
export { collection, type CollectionRecord, type CollectionInput } from './lifecycle'
export { collectionsResource } from './resource'
export { type CollectionAction, collectionStatuses } from './terms'
export { collectionFields } from './fields'
export { collectionCapabilities } from './capabilities'
