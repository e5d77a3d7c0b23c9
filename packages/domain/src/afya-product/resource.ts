import type { Resource } from '@console/core/resources'
import {
  afyaProduct,
  type AfyaProduct,
  afyaProductDetail,
  type AfyaProductDetail,
} from './contract'
import { afyaProductFields } from './fields'
import { afyaProductWorkflow } from './workflow'

/** Medicines, each in one pack size. */
export const afyaProductsResource: Resource<
  AfyaProduct,
  AfyaProductDetail,
  typeof afyaProductFields
> = {
  id: 'afya-products',
  base: 'catalogue',
  path: '/afya-products',
  row: afyaProduct,
  detail: afyaProductDetail,
  fields: afyaProductFields,
  tokenOf: ({ productId }) => productId,
  nameOf: ({ brandName }) => brandName,
  hasRemarks: true,
  revisionOf: () => 1,
  workflows: [afyaProductWorkflow],
}
