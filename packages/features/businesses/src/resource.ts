import { decidedRevision, type Resource } from '@console/core/resources'
import { businessDetail, type BusinessDetail, businessRow, type BusinessRow } from './contract'

/** Businesses. */
export const businessesResource: Resource<BusinessRow, BusinessDetail> = {
  id: 'businesses',
  base: 'business',
  path: '/businesses',
  row: businessRow,
  detail: businessDetail,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ tradingName }) => tradingName,
  revisionOf: decidedRevision,
}
