import { productSlug } from '../product/slug'

/** Specification 2, commissions: the screens of rates. `/commission-add-details` takes `?draft=` (decision 0003). */
export const ratePaths = {
  product: '/commission-active',
  order: '/our-commission',
  ofProducts: `/commission-${productSlug}`,
  ofAgents: '/commission-agent',
  history: '/commission-history',
  productGaps: '/ezycomission-notactive',
  agentGaps: '/agentcomission-notactive',
  add: '/Add-commission',
  draft: '/commission-add-details',
  productDetails: '/product/commission/details/:productToken',
  agentDetails: '/agent/commission/details/:agentToken',
} as const

/** Commission on a product, and its origin. */
export const toProductCommission = (token: string) => `/product/commission/details/${token}`

/** Commission of an agent, and its origin. */
export const toAgentCommission = (token: string) => `/agent/commission/details/${token}`

/** Address of a rate, beside the list of its type; agents' rates are in the history. */
export function toRate(kind: 'product' | 'order' | 'agent', rateToken: string): string {
  const path = kind === 'agent' ? ratePaths.history : ratePaths[kind]
  return `${path}?view=all&selected=${rateToken}`
}

/** Form for a new rate, with some products or agents already selected. */
export function toAddRate(kind: 'product' | 'agent', tokens: readonly string[]): string {
  return `${ratePaths.add}?kind=${kind}&of=${tokens.join(',')}`
}

/** Comparison of two rates of the history. */
export function toComparison(tokens: readonly string[]): string {
  return `${ratePaths.history}?compare=${tokens.join(',')}`
}

/** Draft of a rate. */
export const toRateDraft = (token: string) => `${ratePaths.draft}?draft=${token}`
