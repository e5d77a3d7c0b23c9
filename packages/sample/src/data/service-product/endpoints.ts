import { servicesResource } from '@console/domain/service-product'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { SampleDatabase } from '../../store/store'
import { currentCommission, currentRates } from '../item/commission'
import { itemDecisions } from '../item/itemDecisions'
import { serviceChecksOf, serviceDetail, serviceUpdate } from './details'
import { serviceEntity } from './entity'
import { itemAnswers } from '../item/answers'
import { lastServiceSubmission, serviceHistory } from './history'
import type { ServiceProduct } from './rows'
import { dayOffset } from '../shop-setting/dayOffset'

function toRow(service: ServiceProduct, database: SampleDatabase) {
  return {
    ...service,
    update: serviceUpdate(service),
    commission: currentCommission('service_product', service, database),
  }
}

/** Endpoints of service products. */
export const serviceEndpoints = resourceEndpoints({
  resource: servicesResource,
  entity: serviceEntity,
  dayOffset,
  answers: itemAnswers,
  update: serviceUpdate,
  toRow,
  toDetail: (service, database) => ({
    ...toRow(service, database),
    ...serviceDetail(service, database),
    rates: currentRates('service_product', service, database),
  }),
  decisions: itemDecisions<ServiceProduct>(serviceEntity, 'service', {
    checks: serviceChecksOf,
    lastSubmission: lastServiceSubmission,
    update: serviceUpdate,
  }),
  past: serviceHistory,
})
