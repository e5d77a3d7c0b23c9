import { defineFields } from '@console/core/fields'
import { itemFields, type StoredItem } from '../item/fields'
import { priceModels, type ServiceRow, serviceModes } from './contract'

type Stored = StoredItem &
  Pick<ServiceRow, 'mode' | 'serviceAreas' | 'priceModel' | 'durationMinutes'>

/** Fields by which lists of services can be queried. */
export const serviceFields = {
  ...itemFields,
  ...defineFields<Stored>()({
    mode: { type: 'choice', values: serviceModes, of: ({ mode }) => mode, filtered: true },
    areas: {
      type: 'texts',
      of: ({ serviceAreas }) => serviceAreas.map(({ county, town }) => town ?? county),
    },
    priceModel: { type: 'choice', values: priceModels, of: ({ priceModel }) => priceModel },
    durationMinutes: { type: 'count', of: ({ durationMinutes }) => durationMinutes },
  }),
}
