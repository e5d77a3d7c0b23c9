export { shopUserEndpoints } from './endpoints'
export { shopUserEntity } from './entity'
