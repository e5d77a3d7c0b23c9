export { reviewEndpoints } from './endpoints'
export { reviewEntity } from './entity'
export { reviewHistory } from './history'
export { fixtureReviews } from './seeds'
