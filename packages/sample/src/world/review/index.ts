export { reviewEndpoints } from './endpoints'
export { reviewEntity } from './entity'
export { reviewHistory } from './past'
export { goldenReviews } from './seeds'
