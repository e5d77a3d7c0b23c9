/** Specification 2, catalogue: Afya products. The list takes `?new=` (decision 0033). */
export const afyaPaths = {
  list: '/afya-product-list',
  details: '/afya-product-details/:productId',
  upload: '/afya-product-upload',
  images: '/afya/upload/product-image',
} as const

/** Addresses of the calls of product imports. */
export const afyaProductImportCalls = { id: 'afya-products', base: 'catalogue' } as const

/** Address of a product, to view and edit it. */
export const toAfyaProduct = (productId: string) => `/afya-product-details/${productId}`

/** Products of one company. */
export const toProductsOf = (companyId: string) => `${afyaPaths.list}?company=${companyId}`

/** Form for a new product. */
export const toNewAfyaProduct = `${afyaPaths.list}?new=blank`
