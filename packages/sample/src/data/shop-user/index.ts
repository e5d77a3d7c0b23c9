export { shopUserEndpoints } from './endpoints'
export { shopUserEntity } from './entity'
export { fixtureShopUser } from './fixtures'
