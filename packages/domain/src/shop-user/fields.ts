import { defineFields } from '@console/core/fields'
import type { ShopUser } from './contract'
import { shopUserStatuses, shopUserTypes } from './terms'

type Kept = Omit<ShopUser, '_actions' | 'decision'>

/** What lists of who shops can be asked for. Nobody is found by a contact: one could be guessed letter by letter. */
export const shopUserFields = defineFields<Kept>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  type: { type: 'choice', values: shopUserTypes, of: ({ type }) => type, filtered: true },
  business: {
    type: 'reference',
    of: ({ business }) => business,
    searched: true,
    filtered: true,
  },
  phone: { type: 'text', of: ({ phoneMasked }) => phoneMasked },
  status: {
    type: 'choice',
    values: shopUserStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  county: { type: 'text', of: ({ county }) => county, filtered: true },
  orders: { type: 'count', of: ({ orders }) => orders, sorted: true, filtered: true },
  spent: { type: 'amounts', of: ({ spent }) => spent },
  lastOrderAt: { type: 'instant', of: ({ lastOrderAt }) => lastOrderAt, sorted: true },
  joinedAt: { type: 'instant', of: ({ joinedAt }) => joinedAt, sorted: true, filtered: 'joined' },
  /** They have ordered, and not for 90 days. */
  dormant: { type: 'flag', filtered: true },
})
