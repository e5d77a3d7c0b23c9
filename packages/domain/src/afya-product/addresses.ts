/** Specification 2, catalogue: Afya products. The list takes `?new=` (decision 0033). */
export const afyaPaths = {
  list: '/afya-product-list',
  details: '/afya-product-details/:productId',
  upload: '/afya-product-upload',
  images: '/afya/upload/product-image',
} as const

/** Where the calls of imports of Afya products are. */
export const afyaProductImportCalls = { id: 'afya-products', base: 'catalogue' } as const

/** Where a product is looked at and changed. */
export const toAfyaProduct = (productId: string) => `/afya-product-details/${productId}`

/** The list of what one company brings to the market. */
export const toProductsOf = (companyId: string) => `${afyaPaths.list}?company=${companyId}`

/** Where a new product is written. */
export const toNewAfyaProduct = `${afyaPaths.list}?new=blank`
