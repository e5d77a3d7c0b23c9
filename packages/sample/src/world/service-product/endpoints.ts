import { servicesResource } from '@console/domain/service-product'
import { approvalDecisions } from '../../decisions/approvalDecisions'
import { endFeatured, featuredDecisions } from '../../decisions/featuredDecisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { isHidden } from '../item/isHidden'
import { itemSla } from '../product/seeds'
import { serviceChecksOf, serviceDetail, serviceUpdate } from './details'
import { serviceEntity } from './entity'
import { serviceList } from './list'
import { lastServiceSubmission, serviceHistory } from './past'
import type { ServiceProduct } from './rows'

/** The endpoints of service products. */
export const serviceEndpoints = resourceEndpoints({
  resource: servicesResource,
  entity: serviceEntity,
  list: serviceList,
  update: serviceUpdate,
  toRow: (service) => ({ ...service, update: serviceUpdate(service) }),
  toDetail: (service) => ({
    ...service,
    update: serviceUpdate(service),
    ...serviceDetail(service),
  }),
  decisions: [
    approvalDecisions<ServiceProduct>({
      slaHours: itemSla,
      checks: serviceChecksOf,
      lastSubmission: lastServiceSubmission,
      update: serviceUpdate,
      isHidden,
      whenSuspended: endFeatured,
    }),
    featuredDecisions<ServiceProduct>({ all: ({ rows }) => rows(serviceEntity), isHidden }),
  ],
  past: serviceHistory,
})
