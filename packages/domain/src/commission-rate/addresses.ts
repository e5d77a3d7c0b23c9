import { productSlug } from '../product/slug'

/** Specification 2, commissions, those about rates. `/commission-add-details` takes `?draft=` (decision 0003). */
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

/** What a product pays, and why. */
export const toProductCommission = (token: string) => `/product/commission/details/${token}`

/** What an agent earns, and why. */
export const toAgentCommission = (token: string) => `/agent/commission/details/${token}`

/** A rate, beside the list of its kind: those of agents stand in the history. */
export function toRate(kind: 'product' | 'order' | 'agent', rateToken: string): string {
  const path = kind === 'agent' ? ratePaths.history : ratePaths[kind]
  return `${path}?view=all&selected=${rateToken}`
}

/** Where a commission is written down for some products or agents, which are chosen already. */
export function toAddRate(kind: 'product' | 'agent', tokens: readonly string[]): string {
  return `${ratePaths.add}?kind=${kind}&of=${tokens.join(',')}`
}

/** Two rates of the history beside each other. */
export function toComparison(tokens: readonly string[]): string {
  return `${ratePaths.history}?compare=${tokens.join(',')}`
}

/** A commission that is written down. */
export const toRateDraft = (token: string) => `${ratePaths.draft}?draft=${token}`
