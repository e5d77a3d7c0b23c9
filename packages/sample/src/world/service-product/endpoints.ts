import { servicesResource } from '@console/domain/service-product'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { World } from '../../store/store'
import { commissionNow, ratesNow } from '../item/commission'
import { itemDecisions } from '../item/itemDecisions'
import { serviceChecksOf, serviceDetail, serviceUpdate } from './details'
import { serviceEntity } from './entity'
import { itemAnswers } from '../item/answers'
import { lastServiceSubmission, serviceHistory } from './history'
import type { ServiceProduct } from './rows'

function toRow(service: ServiceProduct, world: World) {
  return {
    ...service,
    update: serviceUpdate(service),
    commission: commissionNow('service_product', service, world),
  }
}

/** Endpoints of service products. */
export const serviceEndpoints = resourceEndpoints({
  resource: servicesResource,
  entity: serviceEntity,
  answers: itemAnswers,
  update: serviceUpdate,
  toRow,
  toDetail: (service, world) => ({
    ...toRow(service, world),
    ...serviceDetail(service, world),
    rates: ratesNow('service_product', service, world),
  }),
  decisions: itemDecisions<ServiceProduct>(serviceEntity, 'service', {
    checks: serviceChecksOf,
    lastSubmission: lastServiceSubmission,
    update: serviceUpdate,
  }),
  past: serviceHistory,
})
