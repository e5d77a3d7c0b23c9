import { defineFields } from '@console/core/fields'
import { approvalFields, type StoredApprovable } from '../approval/fields'
import type { ProductRow } from '../product/contract'
import type { ServiceRow } from '../service-product/contract'
import { channels, placements } from './contract'

/** Fields that are added to a row on read. */
type DerivedFields = '_actions' | 'submission' | 'claim' | 'update' | 'hiddenBy'

/** Stored fields of every item. */
export type StoredItem = StoredApprovable &
  Pick<ProductRow | ServiceRow, Exclude<keyof ProductRow & keyof ServiceRow, DerivedFields>>

/** Fields by which lists of products and of services can be queried. */
export const itemFields = defineFields<StoredItem>()({
  ...approvalFields,
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  sku: { type: 'text', of: ({ sku }) => sku, searched: true },
  business: {
    type: 'reference',
    of: ({ business }) => business,
    searched: true,
    sorted: true,
    filtered: true,
  },
  businessRisk: {
    type: 'choice',
    values: ['low', 'medium', 'high'],
    of: ({ businessRisk }) => businessRisk,
    filtered: true,
  },
  /** From the top-level category to its own. */
  category: {
    type: 'text',
    of: ({ category }) => category.path.join(' › '),
    sorted: true,
    filtered: true,
  },
  price: { type: 'money', of: ({ price }) => price, filtered: true },
  channels: {
    type: 'choices',
    values: channels,
    of: (item) => item.channels,
    filtered: 'channel',
  },
  /** Hundredths of a star. */
  ratingAvg: { type: 'count', of: ({ ratingAvg }) => ratingAvg, sorted: true },
  sold30d: { type: 'count', of: ({ sold30d }) => sold30d, sorted: true },
  commission: { type: 'rate', of: ({ commission }) => commission?.rateBps ?? null },
  approvedAt: { type: 'instant', of: ({ approvedAt }) => approvedAt, sorted: true },
  placement: {
    type: 'choice',
    values: placements,
    of: ({ featured }) => featured?.placement ?? null,
    sorted: true,
    filtered: true,
  },
  featured: { type: 'flag', of: ({ featured }) => featured !== null, filtered: true },
  /** Includes `ending` in its last three days. */
  featuredState: {
    type: 'choice',
    values: ['scheduled', 'featured', 'ending'],
    filtered: true,
  },
  rank: { type: 'count', of: ({ featured }) => featured?.rank ?? null, sorted: true },
  featuredFrom: { type: 'instant', of: ({ featured }) => featured?.startsAt ?? null, sorted: true },
  featuredUntil: { type: 'instant', of: ({ featured }) => featured?.endsAt ?? null, sorted: true },
  lastFeaturedAt: { type: 'instant', of: ({ lastFeaturedAt }) => lastFeaturedAt, sorted: true },
  updatePending: {
    type: 'flag',
    of: ({ approvalStatus, submission }) => approvalStatus === 'approved' && submission !== null,
    filtered: true,
  },
  /** Three stars or fewer. */
  lowRated: {
    type: 'flag',
    of: ({ ratingAvg }) => ratingAvg !== null && ratingAvg <= 300,
    filtered: true,
  },
  noImage: { type: 'flag', of: ({ image }) => image === null, filtered: true },
  noCommission: { type: 'flag', of: ({ commission }) => commission === null, filtered: true },
  hidden: { type: 'flag', filtered: true },
})
