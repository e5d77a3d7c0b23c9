import { approvalRecord } from '@console/marketplace/approval'
import { defineRecord } from '@console/record'
import { approveService } from './approveService'
import {
  type ServiceDetail,
  type ServiceRow,
  servicePaths,
  toServiceReview,
  submittedServices,
} from '@console/domain/service-product'
import { serviceFields, serviceReadings } from './item/fields'
import { ItemDetails } from './item/ItemDetails'
import { ServiceSubmission } from './item/ItemSubmission'
import { ItemBusiness, ItemChecks } from './item/itemTabs'

/** /Product-service-details/:secureToken (specification 2): a submitted service, and the decision on it. */
export const serviceReview = defineRecord<ServiceRow, ServiceDetail>()({
  ...approvalRecord,
  namespace: 'products',
  resource: submittedServices,
  list: {
    path: servicePaths.approve,
    title: 'approveService.title',
    config: approveService,
    isQueue: true,
  },
  subtitle: ({ sku }) => sku,
  picture: ({ image }) => image,
  details: ItemDetails,
  tabs: [
    {
      id: 'submission',
      title: 'tab.submission',
      component: ServiceSubmission,
    },
    {
      id: 'checks',
      title: 'marketplace:approval.column.checks',
      component: ItemChecks,
      badge: ({ checksSummary }) => checksSummary.fail + checksSummary.warn,
    },
    { id: 'business', title: 'column.business', component: ItemBusiness },
  ],
  fieldLabels: serviceFields,
  readings: serviceReadings,
  pathOf: toServiceReview,
})
