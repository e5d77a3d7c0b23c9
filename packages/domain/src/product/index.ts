export { productPaths, toProduct, toProductReview } from './addresses'
export { productDetail, type ProductDetail, productRow, type ProductRow } from './contract'
export { productsResource, submittedProducts } from './resource'
export { productFields } from './fields'
