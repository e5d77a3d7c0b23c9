export { merchantSaleEndpoints } from './endpoints'
export { merchantSaleEntity } from './entity'
export { type GoldenMerchantSale, goldenMerchantSale } from './golden'
export { type MerchantSale } from './rows'
