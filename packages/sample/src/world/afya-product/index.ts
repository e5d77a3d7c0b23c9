export { afyaProductEndpoints } from './endpoints'
export { afyaProductEntity } from './entity'
export { goldenAfyaProduct } from './golden'
export { productRegistered, writeAfyaProduct } from './write'
