export { categoryEndpoints } from './endpoints'
export { categoryEntity, categoryPlaces } from './entity'
