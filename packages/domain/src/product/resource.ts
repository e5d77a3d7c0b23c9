import { itemWorkflows } from '../item/workflows'
import { decidedRevision } from '../approval/decidedRevision'
import { liveAndSubmitted } from '@console/core/resources'
import { productDetail, type ProductDetail, productRow, type ProductRow } from './contract'
import { productFields } from './fields'

const products = liveAndSubmitted<ProductRow, ProductDetail, typeof productFields>({
  id: 'products',
  base: 'business',
  path: '/products',
  row: productRow,
  detail: productDetail,
  fields: productFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  hasRemarks: true,
  revisionOf: decidedRevision,
  workflows: itemWorkflows,
  usualReasons: [
    'prohibited_item',
    'misleading_content',
    'poor_images',
    'wrong_category',
    'price_unrealistic',
    'duplicate_record',
    'licence_required',
    'policy_breach',
  ],
})

/** Products with their live values. */
export const productsResource = products.live

/** Products with their submitted values. */
export const submittedProducts = products.submitted
