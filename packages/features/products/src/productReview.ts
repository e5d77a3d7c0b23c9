import { approvalRecord } from '@console/marketplace/approval'
import { defineRecord } from '@console/record'
import { approveProduct } from './approveProduct'
import {
  type ProductDetail,
  type ProductRow,
  productPaths,
  toProductReview,
  submittedProducts,
} from '@console/domain/product'
import { productFields, productReadings } from './item/fields'
import { ItemDetails } from './item/ItemDetails'
import { ProductSubmission } from './item/ItemSubmission'
import { ItemBusiness, ItemChecks } from './item/itemTabs'

/** /Product-details/:secureToken (specification 2): a submitted product, and the decision on it. */
export const productReview = defineRecord<ProductRow, ProductDetail>()({
  ...approvalRecord,
  namespace: 'products',
  resource: submittedProducts,
  list: {
    path: productPaths.approve,
    title: 'approveProduct.title',
    config: approveProduct,
    isQueue: true,
  },
  subtitle: ({ sku }) => sku,
  picture: ({ image }) => image,
  details: ItemDetails,
  tabs: [
    {
      id: 'submission',
      title: 'tab.submission',
      component: ProductSubmission,
    },
    {
      id: 'checks',
      title: 'marketplace:approval.column.checks',
      component: ItemChecks,
      badge: ({ checksSummary }) => checksSummary.fail + checksSummary.warn,
    },
    { id: 'business', title: 'column.business', component: ItemBusiness },
  ],
  fieldLabels: productFields,
  readings: productReadings,
  pathOf: toProductReview,
})
