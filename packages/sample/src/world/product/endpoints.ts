import { productsResource } from '@console/domain/product'
import { approvalDecisions } from '../shared/approvalDecisions'
import { endFeatured, featuredDecisions } from '../item/featuredDecisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { World } from '../../store/store'
import { commissionNow, ratesNow } from '../item/commission'
import { isHidden } from '../item/isHidden'
import { productChecksOf, productDetail, productUpdate } from './details'
import { productEntity } from './entity'
import { itemAnswers } from '../item/answers'
import { lastProductSubmission, productHistory } from './past'
import type { Product } from './rows'
import { itemSla } from './seeds'

function toRow(product: Product, world: World) {
  return {
    ...product,
    update: productUpdate(product),
    commission: commissionNow('product', product, world),
  }
}

/** The endpoints of products. */
export const productEndpoints = resourceEndpoints({
  resource: productsResource,
  entity: productEntity,
  answers: itemAnswers,
  update: productUpdate,
  toRow,
  toDetail: (product, world) => ({
    ...toRow(product, world),
    ...productDetail(product),
    rates: ratesNow('product', product, world),
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
