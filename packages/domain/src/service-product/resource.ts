import { itemWorkflows } from '../item/workflows'
import { decidedRevision } from '../approval/decidedRevision'
import { liveAndSubmitted } from '@console/core/resources'
import { serviceDetail, type ServiceDetail, serviceRow, type ServiceRow } from './contract'
import { serviceFields } from './fields'

const services = liveAndSubmitted<ServiceRow, ServiceDetail, typeof serviceFields>({
  id: 'service-products',
  base: 'business',
  path: '/service-products',
  row: serviceRow,
  detail: serviceDetail,
  fields: serviceFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  hasRemarks: true,
  revisionOf: decidedRevision,
  workflows: itemWorkflows,
  usualReasons: [
    'misleading_content',
    'price_unrealistic',
    'outside_area',
    'licence_required',
    'wrong_category',
    'poor_images',
    'duplicate_record',
    'policy_breach',
  ],
})

/** Service products with their live values. */
export const servicesResource = services.live

/** Service products with their submitted values. */
export const submittedServices = services.submitted
