export { promoEndpoints } from './endpoints'
export { promoEntity } from './entity'
