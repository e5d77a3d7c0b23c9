import { nameOfRef } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { approvalFields, type StoredApprovable } from '../approval/fields'
import type { ListingRow } from './contract'
import { visibilities } from './visibility'

type Stored = StoredApprovable &
  Omit<ListingRow, '_actions' | 'submission' | 'claim' | 'update' | 'hiddenBy'>

/** Fields by which lists of listings can be queried. */
export const listingFields = defineFields<Stored>()({
  ...approvalFields,
  title: { type: 'text', of: ({ title }) => title, searched: true, sorted: true },
  listingNo: { type: 'text', of: ({ listingNo }) => listingNo, searched: true },
  business: {
    type: 'reference',
    of: ({ business }) => business,
    searched: true,
    sorted: true,
    filtered: true,
  },
  category: {
    type: 'text',
    of: ({ category }) => nameOfRef(category),
    searched: true,
    sorted: true,
    filtered: true,
  },
  subcategory: {
    type: 'text',
    of: ({ subcategory }) => nameOfRef(subcategory),
    searched: true,
    filtered: true,
  },
  plan: { type: 'reference', of: ({ plan }) => plan, sorted: true, filtered: true },
  county: { type: 'text', of: ({ county }) => county, sorted: true, filtered: true },
  phones: { type: 'texts', of: ({ phones }) => phones },
  expiresAt: {
    type: 'instant',
    of: ({ expiresAt }) => expiresAt,
    sorted: true,
    filtered: 'expires',
  },
  visibility: {
    type: 'choice',
    values: visibilities,
    of: ({ visibility }) => visibility,
    sorted: true,
    filtered: true,
  },
  featuredUntil: { type: 'instant', of: ({ featuredUntil }) => featuredUntil, sorted: true },
  photos: { type: 'count', of: ({ photoCount }) => photoCount, sorted: true },
  views30d: { type: 'count', of: ({ views30d }) => views30d, sorted: true },
  leads30d: { type: 'count', of: ({ leads30d }) => leads30d, sorted: true },
  approvedAt: { type: 'instant', of: ({ approvedAt }) => approvedAt, sorted: true },
  noPhoto: { type: 'flag', of: ({ photoCount }) => photoCount === 0, filtered: true },
  /** Published, with a plan that ends within 14 days. */
  expiring: { type: 'flag', filtered: true },
  /** Listed first in its category. */
  featured: { type: 'flag', filtered: true },
})
