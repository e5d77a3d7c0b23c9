export { collectionEndpoints } from './endpoints'
export { collectionEntity } from './entity'
export { type FixtureCollection, fixtureCollection } from './fixtures'
export { type Collection } from './rows'
