import { reviewWorkflow } from './workflow'
import type { Resource } from '@console/core/resources'
import { reviewDetail, type ReviewDetail, reviewRow, type ReviewRow } from './contract'
import { reviewFields } from './fields'

/** Product reviews; they have no revisions. */
export const reviewsResource: Resource<ReviewRow, ReviewDetail, typeof reviewFields> = {
  id: 'reviews',
  base: 'business',
  path: '/reviews',
  row: reviewRow,
  detail: reviewDetail,
  fields: reviewFields,
  tokenOf: ({ reviewToken }) => reviewToken,
  nameOf: ({ author, product }) => `${author.name}, ${product.label}`,
  revisionOf: () => 1,
  workflows: [reviewWorkflow],
  usualReasons: ['policy_breach', 'misleading_content', 'fraud_suspected', 'duplicate_record'],
}
