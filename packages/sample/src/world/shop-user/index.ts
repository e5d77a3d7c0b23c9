export { shopUserEndpoints } from './endpoints'
export { shopUserEntity } from './entity'
export { goldenShopUser } from './golden'
