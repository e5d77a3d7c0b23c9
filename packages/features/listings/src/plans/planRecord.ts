import {
  type ListingPlan,
  type ListingPlanDetail,
  listingPlansResource,
  planPaths,
  toPlan,
} from '@console/domain/listing-plan'
import { defineRecord } from '@console/record'
import { PlanTab } from './edit/PlanTab'
import { PlanDetails } from './PlanDetails'
import { PlanPreview } from './PlanPreview'
import { PlanSubscribers, PlanVersions } from './planTabs'
import { planList } from './planList'

/** /plan/details/:planId (specification 2): a plan, its preview for sellers, its subscribers and its versions. */
export const planRecord = defineRecord<ListingPlan, ListingPlanDetail>()({
  namespace: 'listings',
  resource: listingPlansResource,
  list: { path: planPaths.list, title: 'plans.title', config: planList, isQueue: false },
  details: PlanDetails,
  tabs: [
    { id: 'plan', title: 'column.plan', component: PlanTab },
    { id: 'preview', title: 'plans.tab.preview', component: PlanPreview },
    {
      id: 'subscribers',
      title: 'plans.subscribers',
      component: PlanSubscribers,
      badge: ({ subscribers }) => subscribers,
    },
    { id: 'versions', title: 'plans.tab.versions', component: PlanVersions },
  ],
  fieldLabels: {},
  pathOf: toPlan,
})
