import { ownerLabels } from '@console/marketplace/owners'
import { approvalRecord } from '@console/marketplace/approval'
import { defineRecord } from '@console/record'
import { approvedBusiness } from './approvedBusiness'
import {
  type BusinessDetail,
  type BusinessRow,
  businessPaths,
  toBusiness,
  toBusinessReview,
  businessesResource,
} from '@console/domain/business'
import { BusinessDetails } from './business/BusinessDetails'
import { BusinessPerformance } from './business/BusinessPerformance'
import { businessTabs, BusinessOrders } from './business/businessTabs'
import { businessFields, businessReadings } from './business/fields'

/**
 * /approved-business-detail?secureToken= (specification 2): an active business; without a token, a form to find one.
 */
export const business = defineRecord<BusinessRow, BusinessDetail>()({
  ...approvalRecord,
  namespace: 'businesses',
  resource: businessesResource,
  list: {
    path: businessPaths.approved,
    title: 'approved.title',
    config: approvedBusiness,
    isQueue: false,
  },
  subtitle: ({ businessNo }) => businessNo,
  picture: ({ logo }) => logo,
  details: BusinessDetails,
  tabs: [
    { id: 'performance', title: 'performance.title', component: BusinessPerformance },
    { id: 'orders', title: 'orders.title', component: BusinessOrders },
    ...businessTabs,
  ],
  related: ({ secureToken, tradingName }) => [
    { title: 'related.submission', label: tradingName, to: toBusinessReview(secureToken) },
  ],
  fieldLabels: businessFields,
  partLabels: ownerLabels,
  readings: businessReadings,
  pathOf: toBusiness,
  lookup: { approvalStatus: ['approved', 'suspended'] },
})
