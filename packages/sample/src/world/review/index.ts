export { reviewEndpoints } from './endpoints'
export { reviewEntity } from './entity'
export { goldenReviews } from './seeds'
