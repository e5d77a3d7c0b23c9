import { productsResource } from '@console/domain/product'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { World } from '../../store/store'
import { commissionNow, ratesNow } from '../item/commission'
import { itemDecisions } from '../item/itemDecisions'
import { productChecksOf, productDetail, productSummary, productUpdate } from './details'
import { productEntity } from './entity'
import { itemAnswers } from '../item/answers'
import { lastProductSubmission, productHistory } from './history'
import type { Product } from './rows'

function toRow(product: Product, world: World) {
  return {
    ...product,
    checksSummary: productSummary(product, world),
    update: productUpdate(product),
    commission: commissionNow('product', product, world),
  }
}

/** Endpoints of products. */
export const productEndpoints = resourceEndpoints({
  resource: productsResource,
  entity: productEntity,
  answers: itemAnswers,
  update: productUpdate,
  toRow,
  toDetail: (product, world) => ({
    ...toRow(product, world),
    ...productDetail(product, world),
    rates: ratesNow('product', product, world),
  }),
  decisions: itemDecisions<Product>(productEntity, 'product', {
    checks: productChecksOf,
    lastSubmission: lastProductSubmission,
    update: productUpdate,
  }),
  past: productHistory,
})
