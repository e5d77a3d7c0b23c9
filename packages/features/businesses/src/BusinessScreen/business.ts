import { defineRecord } from '@console/templates'
import { approvedBusiness } from '../ApprovedBusinessScreen/approvedBusiness'
import type { BusinessDetail, BusinessRow } from '../contract'
import { BusinessFacts } from '../parts/BusinessFacts'
import { BusinessPerformance } from '../parts/BusinessPerformance'
import { businessTabs } from '../parts/businessTabs'
import { businessFields } from '../parts/fields'
import { paths, toLive, toReview } from '../paths'
import { businessesResource } from '../resource'

/** A business as it trades. */
export const business = defineRecord<BusinessRow, BusinessDetail>()({
  namespace: 'businesses',
  resource: businessesResource,
  list: {
    path: paths.approved,
    title: 'approved.title',
    config: approvedBusiness,
    isQueue: false,
  },
  subtitle: ({ businessNo }) => businessNo,
  picture: ({ logo }) => logo,
  facts: BusinessFacts,
  tabs: [
    { id: 'performance', title: 'performance.title', component: BusinessPerformance },
    ...businessTabs,
  ],
  related: ({ secureToken, tradingName }) => [
    { title: 'related.submission', label: tradingName, to: toReview(secureToken) },
  ],
  fieldLabels: businessFields,
  pathOf: toLive,
})
