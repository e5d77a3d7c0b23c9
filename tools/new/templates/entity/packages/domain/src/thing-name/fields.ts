import { defineFields } from '@console/core/fields'
import { type ThingNameRow, thingNameStatuses } from './contract'

/** Fields by which lists are searched, sorted and filtered. */
export const thingNameFields = defineFields<Omit<ThingNameRow, '_actions'>>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  status: {
    type: 'choice',
    values: thingNameStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  createdAt: { type: 'instant', of: ({ createdAt }) => createdAt, sorted: true },
})
