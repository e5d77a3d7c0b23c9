import { ownerLabels } from '@console/marketplace/owners'
import { approvalRecord } from '@console/marketplace/approval'
import { defineRecord } from '@console/record'
import { approveBusiness } from './approveBusiness'
import {
  type BusinessDetail,
  type BusinessRow,
  businessPaths,
  toBusiness,
  toBusinessReview,
  submittedBusinesses,
} from '@console/domain/business'
import { BusinessDetails } from './business/BusinessDetails'
import { businessTabs } from './business/businessTabs'
import { businessFields, businessReadings } from './business/fields'

/** /business-detail/:secureToken (specification 2): a submitted business. */
export const businessReview = defineRecord<BusinessRow, BusinessDetail>()({
  ...approvalRecord,
  namespace: 'businesses',
  resource: submittedBusinesses,
  list: {
    path: businessPaths.approve,
    title: 'approve.title',
    config: approveBusiness,
    isQueue: true,
  },
  subtitle: ({ businessNo }) => businessNo,
  picture: ({ logo }) => logo,
  details: BusinessDetails,
  tabs: businessTabs,
  related: ({ secureToken, tradingName, approvedAt }) =>
    approvedAt === null
      ? []
      : [{ title: 'related.live', label: tradingName, to: toBusiness(secureToken) }],
  fieldLabels: businessFields,
  partLabels: ownerLabels,
  readings: businessReadings,
  pathOf: toBusinessReview,
})
