export { productInfoEndpoints, productPageEndpoints } from './endpoints'
export { productInfoEntity, productPageEntity } from './entity'
