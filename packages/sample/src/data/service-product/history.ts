import { ownerActor } from '../business/seeds'
import { featuredEvents } from '../item/featuredEvents'
import { itemSla } from '../product/seeds'
import { pastsOf } from '../shared/history'
import { serviceEntity } from './entity'
import { serviceProviders } from './seeds'

/** Events of services before the sample's start. */
export const { historyOf: serviceHistory, lastSubmissionOf: lastServiceSubmission } = pastsOf(
  serviceEntity,
  {
    type: 'serviceProduct',
    slaHours: itemSla,
    hasUpdates: true,
    ownerOf: (index) => ownerActor(serviceProviders()[index]?.index ?? 0),
    beside: ({ featured }) => featuredEvents(featured),
  },
)
