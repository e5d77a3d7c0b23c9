import { defineFields } from '@console/core/fields'
import type { ShopUser } from './contract'
import { shopUserStatuses, shopUserTypes } from './terms'

type Stored = Omit<ShopUser, '_actions' | 'decision'>

/**
 * Fields by which lists of customers can be queried. Contacts are not searchable, since they could be guessed letter by letter; only the
 * last three digits of a telephone number are, which everyone sees.
 */
export const shopUserFields = defineFields<Stored>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  type: { type: 'choice', values: shopUserTypes, of: ({ type }) => type, filtered: true },
  business: {
    type: 'reference',
    of: ({ business }) => business,
    searched: true,
    filtered: true,
  },
  phone: { type: 'text', of: ({ phoneMasked }) => phoneMasked },
  phoneEnd: {
    type: 'text',
    of: ({ phoneMasked }) => phoneMasked?.slice(-3) ?? null,
    searched: true,
  },
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
  /** With orders, but none for 90 days. */
  dormant: { type: 'flag', filtered: true },
})
