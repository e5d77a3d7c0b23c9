import { decidedRevision } from '../approval/decidedRevision'
import { businessApproval } from './workflow'
import { liveAndSubmitted, type Submitted } from '@console/core/resources'
import * as z from 'zod/mini'
import { businessDetail, type BusinessDetail, businessRow, type BusinessRow } from './contract'
import { businessFields } from './fields'

const businesses = liveAndSubmitted<BusinessRow, BusinessDetail, typeof businessFields>({
  id: 'businesses',
  base: 'business',
  path: '/businesses',
  row: businessRow,
  detail: businessDetail,
  fields: businessFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ tradingName }) => tradingName,
  hasRemarks: true,
  revisionOf: decidedRevision,
  workflows: [businessApproval],
  usualReasons: [
    'incomplete_documents',
    'document_unreadable',
    'document_expired',
    'licence_required',
    'identity_mismatch',
    'duplicate_record',
    'fraud_suspected',
  ],
  hiddenWith: ({ stats: { products, services } }) => products + services,
})

/** Businesses with their live values. */
export const businessesResource = businesses.live

/** Businesses with their submitted values; after a resubmission, the previous values count as the replaced ones. */
export const submittedBusinesses: typeof businesses.submitted = {
  ...businesses.submitted,
  detail: z.pipe(businesses.submitted.detail, z.transform(withAnswer)),
}

function withAnswer(detail: Submitted<BusinessDetail>): Submitted<BusinessDetail> {
  return detail.answered === null ? detail : { ...detail, detailLive: detail.answered.before }
}
