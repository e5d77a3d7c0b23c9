import { defineRecord } from '@console/templates'
import { approveBusiness } from '../ApproveBusinessScreen/approveBusiness'
import type { BusinessDetail, BusinessRow } from '../contract'
import { BusinessFacts } from '../parts/BusinessFacts'
import { businessTabs } from '../parts/businessTabs'
import { businessFields } from '../parts/fields'
import { paths, toLive, toReview } from '../paths'
import { businessesResource } from '../resource'

/** A submitted business, to be decided about. */
export const businessReview = defineRecord<BusinessRow, BusinessDetail>()({
  namespace: 'businesses',
  resource: businessesResource,
  list: { path: paths.approve, title: 'approve.title', config: approveBusiness, isQueue: true },
  subtitle: ({ businessNo }) => businessNo,
  picture: ({ logo }) => logo,
  facts: BusinessFacts,
  tabs: businessTabs,
  related: ({ secureToken, tradingName, approvedAt }) =>
    approvedAt === null
      ? []
      : [{ title: 'related.live', label: tradingName, to: toLive(secureToken) }],
  fieldLabels: businessFields,
  pathOf: toReview,
})
