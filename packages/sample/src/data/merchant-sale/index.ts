export { merchantSaleEndpoints } from './endpoints'
export { merchantSaleEntity } from './entity'
export { type FixtureMerchantSale, fixtureMerchantSale } from './fixtures'
export { type MerchantSale } from './rows'
