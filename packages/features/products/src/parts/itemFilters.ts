import type { IndexFilter } from '@console/templates'
import { channels, placements } from '@console/domain/item'
import { serviceModes } from '@console/domain/service-product'
import { businessesResource } from '@console/domain/business'

/** The filters that lists of products and of services share. */
export const itemFilters = {
  category: {
    id: 'category',
    title: 'column.category',
    isPinned: true,
    kind: 'choice',
    options: 'facet',
  },
  business: {
    id: 'business',
    title: 'column.business',
    kind: 'record',
    resource: businessesResource,
  },
  businessRisk: {
    id: 'businessRisk',
    title: 'filter.businessRisk',
    kind: 'choice',
    options: (['low', 'medium', 'high'] as const).map((value) => ({
      value,
      title: `risk.${value}` as const,
    })),
  },
  price: { id: 'price', title: 'column.price', kind: 'money' },
  channel: {
    id: 'channel',
    title: 'column.channels',
    kind: 'choice',
    options: channels.map((value) => ({ value, title: `channel.${value}` as const })),
  },
  featured: { id: 'featured', title: 'column.featured', isPinned: true, kind: 'flag' },
  placement: {
    id: 'placement',
    title: 'column.placement',
    isPinned: true,
    kind: 'choice',
    options: placements.map((value) => ({ value, title: `placement.${value}` as const })),
  },
  featuredState: {
    id: 'featuredState',
    title: 'column.featuredState',
    isPinned: true,
    kind: 'choice',
    options: (['scheduled', 'featured', 'ending'] as const).map((value) => ({
      value,
      title: `featuredState.${value}` as const,
    })),
  },
  updatePending: { id: 'updatePending', title: 'filter.updatePending', kind: 'flag' },
  lowRated: { id: 'lowRated', title: 'filter.lowRated', kind: 'flag' },
  noImage: { id: 'noImage', title: 'filter.noImage', kind: 'flag' },
  noCommission: { id: 'noCommission', title: 'filter.noCommission', kind: 'flag' },
  stock: {
    id: 'stock',
    title: 'column.stock',
    isPinned: true,
    kind: 'choice',
    options: (['in', 'low', 'out'] as const).map((value) => ({
      value,
      title: `stock.${value}` as const,
    })),
  },
  mode: {
    id: 'mode',
    title: 'column.mode',
    isPinned: true,
    kind: 'choice',
    options: serviceModes.map((value) => ({ value, title: `mode.${value}` as const })),
  },
} as const satisfies Record<string, IndexFilter>
