import { productSlug } from '../product/slug'

/** Specification 2, application settings: `/{product}-info`. */
export const productInfoPath = `/${productSlug}-info`
