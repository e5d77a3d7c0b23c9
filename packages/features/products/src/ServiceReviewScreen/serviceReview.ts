import { defineRecord } from '@console/templates'
import { approveService } from '../ApproveServiceScreen/approveService'
import type { ServiceDetail, ServiceRow } from '../contract'
import { serviceFields } from '../parts/fields'
import { ItemFacts } from '../parts/ItemFacts'
import { ServiceSubmission } from '../parts/ItemSubmission'
import { ItemBusiness, ItemChanges, ItemChecks } from '../parts/itemTabs'
import { paths, toServiceReview } from '../paths'
import { servicesResource } from '../resources'

/** A submitted service, to be decided about. */
export const serviceReview = defineRecord<ServiceRow, ServiceDetail>()({
  namespace: 'products',
  resource: servicesResource,
  list: {
    path: paths.approveService,
    title: 'approveService.title',
    config: approveService,
    isQueue: true,
  },
  subtitle: ({ sku }) => sku,
  picture: ({ image }) => image,
  facts: ItemFacts,
  tabs: [
    {
      id: 'submission',
      title: 'tab.submission',
      component: ServiceSubmission,
    },
    {
      id: 'changes',
      title: 'tab.changes',
      component: ItemChanges,
      badge: ({ pendingChanges }) => pendingChanges.length,
      isShown: ({ pendingChanges }) => pendingChanges.length > 0,
    },
    {
      id: 'checks',
      title: 'templates:approval.column.checks',
      component: ItemChecks,
      badge: ({ checksSummary }) => checksSummary.fail + checksSummary.warn,
    },
    { id: 'business', title: 'column.business', component: ItemBusiness },
  ],
  fieldLabels: serviceFields,
  pathOf: toServiceReview,
})
