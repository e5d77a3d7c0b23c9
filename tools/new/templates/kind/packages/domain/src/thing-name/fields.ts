import { defineFields } from '@console/core/fields'
import type { ThingNameRow } from './contract'

/** What lists of them can be asked for. */
export const thingNameFields = defineFields<Omit<ThingNameRow, '_actions'>>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  createdAt: { type: 'instant', of: ({ createdAt }) => createdAt, sorted: true },
})
