import { ownerActor } from '../business/seeds'
import { featuredEvents } from '../item/featuredEvents'
import { pastsOf } from '../shared/history'
import { productEntity } from './entity'
import { itemSla, productSellers } from './seeds'

/** Events of products before the sample's start. */
export const { historyOf: productHistory, lastSubmissionOf: lastProductSubmission } = pastsOf(
  productEntity,
  {
    type: 'product',
    slaHours: itemSla,
    hasUpdates: true,
    ownerOf: (index) => ownerActor(productSellers()[index]?.index ?? 0),
    beside: ({ featured }) => featuredEvents(featured),
  },
)
