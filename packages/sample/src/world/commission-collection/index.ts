export { collectionEndpoints } from './endpoints'
export { collectionEntity } from './entity'
export { type GoldenCollection, goldenCollection } from './golden'
export { type Collection } from './rows'
