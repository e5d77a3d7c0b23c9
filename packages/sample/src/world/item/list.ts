import { channels, placements } from '@console/domain/item'
import { approvalList } from '../../lists/approvalList'
import { choice, flag, type ListSource, moneyRange, oneOf } from '../../lists/listSource'
import type { Product } from '../product/rows'
import type { ServiceProduct } from '../service-product/rows'
import { isHidden } from './isHidden'

/** The last days of a featured item, in milliseconds. */
const ending = 3 * 86_400_000

/** What lists of products and of services can be asked for, as `itemFilters` and `itemColumns` ask. */
export const itemList = {
  searched: ({ name, sku, business }) => [name, sku, business.label],
  filters: {
    ...approvalList.filters,
    category: oneOf(({ category }) => category.path.join(' › ')),
    business: oneOf(({ business }) => business.token),
    businessRisk: choice(['low', 'medium', 'high'], ({ businessRisk }) => businessRisk),
    price: moneyRange(({ price }) => price),
    channel: choice(channels, (item) => item.channels),
    featured: flag(({ featured }) => featured !== null),
    placement: choice(placements, ({ featured }) => featured?.placement ?? null),
    featuredState: choice(['scheduled', 'featured', 'ending'], ({ featured }, { world }) => {
      if (featured === null) return null
      const isEnding =
        featured.state === 'featured' &&
        featured.endsAt !== null &&
        Date.parse(featured.endsAt) - world.now() < ending
      return isEnding ? ['featured', 'ending'] : featured.state
    }),
    updatePending: flag(
      ({ approvalStatus, submission }) => approvalStatus === 'approved' && submission !== null,
    ),
    lowRated: flag(({ ratingAvg }) => ratingAvg !== null && ratingAvg <= 300),
    noImage: flag(({ image }) => image === null),
    noCommission: flag(({ commission }) => commission === null),
    hidden: flag((item, { world }) => isHidden(item, world)),
  },
  sorts: {
    ...approvalList.sorts,
    name: ({ name }) => name,
    business: ({ business }) => business.label,
    category: ({ category }) => category.path.join(' › '),
    ratingAvg: ({ ratingAvg }) => ratingAvg,
    sold30d: ({ sold30d }) => sold30d,
    approvedAt: ({ approvedAt }) => approvedAt,
    placement: ({ featured }) => featured && placements.indexOf(featured.placement),
    rank: ({ featured }) => featured?.rank ?? null,
    featuredFrom: ({ featured }) => featured?.startsAt ?? null,
    featuredUntil: ({ featured }) => featured?.endsAt ?? null,
    lastFeaturedAt: ({ lastFeaturedAt }) => lastFeaturedAt,
  },
} satisfies Omit<ListSource<Product | ServiceProduct>, 'token'>
