import { defineRecord } from '@console/templates'
import { approveProduct } from '../ApproveProductScreen/approveProduct'
import type { ProductDetail, ProductRow } from '../contract'
import { productFields } from '../parts/fields'
import { ItemFacts } from '../parts/ItemFacts'
import { ProductSubmission } from '../parts/ItemSubmission'
import { ItemBusiness, ItemChanges, ItemChecks } from '../parts/itemTabs'
import { paths, toProductReview } from '../paths'
import { productsResource } from '../resources'

/** A submitted product, to be decided about. */
export const productReview = defineRecord<ProductRow, ProductDetail>()({
  namespace: 'products',
  resource: productsResource,
  list: {
    path: paths.approveProduct,
    title: 'approveProduct.title',
    config: approveProduct,
    isQueue: true,
  },
  subtitle: ({ sku }) => sku,
  picture: ({ image }) => image,
  facts: ItemFacts,
  tabs: [
    {
      id: 'submission',
      title: 'tab.submission',
      component: ProductSubmission,
    },
    {
      id: 'changes',
      title: 'tab.changes',
      component: ItemChanges,
      badge: ({ pendingChanges }) => pendingChanges.length,
      isShown: ({ pendingChanges }) => pendingChanges.length > 0,
    },
    {
      id: 'checks',
      title: 'templates:approval.column.checks',
      component: ItemChecks,
      badge: ({ checksSummary }) => checksSummary.fail + checksSummary.warn,
    },
    { id: 'business', title: 'column.business', component: ItemBusiness },
  ],
  fieldLabels: productFields,
  pathOf: toProductReview,
})
