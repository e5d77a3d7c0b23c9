import type { Money } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import type * as z from 'zod/mini'
import type { ApprovableRow } from '../approval/contract'
import { approvalFields, type StoredApprovable } from '../approval/fields'
import { channels, type item, placements } from './contract'

/** Fields in the row of every item. */
type ItemRow = { [Name in keyof typeof item]: z.infer<(typeof item)[Name]> }

/** Stored fields of every item; the others of its row are added on read. */
export type StoredItem = StoredApprovable &
  Pick<ApprovableRow, 'secureToken' | 'version' | 'liveRevision'> &
  Omit<ItemRow, 'hiddenBy'> & {
    /** Null for a service on quotation. */
    price: Money | null
  }

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
