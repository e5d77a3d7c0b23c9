import { productsResource } from '@console/domain/product'
import { approvalDecisions } from '../../decisions/approvalDecisions'
import { endFeatured, featuredDecisions } from '../../decisions/featuredDecisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { isHidden } from '../item/isHidden'
import { productChecksOf, productDetail, productUpdate } from './details'
import { productEntity } from './entity'
import { productList } from './list'
import { lastProductSubmission, productHistory } from './past'
import type { Product } from './rows'
import { itemSla } from './seeds'

/** The endpoints of products. */
export const productEndpoints = resourceEndpoints({
  resource: productsResource,
  entity: productEntity,
  list: productList,
  update: productUpdate,
  toRow: (product) => ({ ...product, update: productUpdate(product) }),
  toDetail: (product) => ({
    ...product,
    update: productUpdate(product),
    ...productDetail(product),
  }),
  decisions: [
    approvalDecisions<Product>({
      slaHours: itemSla,
      checks: productChecksOf,
      lastSubmission: lastProductSubmission,
      update: productUpdate,
      isHidden,
      whenSuspended: endFeatured,
    }),
    featuredDecisions<Product>({ all: ({ rows }) => rows(productEntity), isHidden }),
  ],
  past: productHistory,
})
