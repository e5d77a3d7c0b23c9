import { productsResource } from '@console/domain/product'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { SampleDatabase } from '../../store/store'
import { currentCommission, currentRates } from '../item/commission'
import { itemDecisions } from '../item/itemDecisions'
import { productChecksOf, productDetail, productSummary, productUpdate } from './details'
import { productEntity } from './entity'
import { itemAnswers } from '../item/answers'
import { lastProductSubmission, productHistory } from './history'
import type { Product } from './rows'
import { dayOffset } from '../shop-setting/dayOffset'

function toRow(product: Product, database: SampleDatabase) {
  return {
    ...product,
    checksSummary: productSummary(product, database),
    update: productUpdate(product),
    commission: currentCommission('product', product, database),
  }
}

/** Endpoints of products. */
export const productEndpoints = resourceEndpoints({
  resource: productsResource,
  entity: productEntity,
  dayOffset,
  answers: itemAnswers,
  update: productUpdate,
  toRow,
  toDetail: (product, database) => ({
    ...toRow(product, database),
    ...productDetail(product, database),
    rates: currentRates('product', product, database),
  }),
  decisions: itemDecisions<Product>(productEntity, 'product', {
    checks: productChecksOf,
    lastSubmission: lastProductSubmission,
    update: productUpdate,
  }),
  past: productHistory,
})
