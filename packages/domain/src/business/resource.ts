import { decidedRevision } from '../approval/decidedRevision'
import { businessApproval } from './kind'
import { liveAndSubmitted } from '@console/core/resources'
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
  kinds: [businessApproval],
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

/** Businesses as they trade. */
export const businessesResource = businesses.live

/** Businesses as they were submitted. */
export const submittedBusinesses = businesses.submitted
