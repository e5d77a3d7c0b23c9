import type { Money } from '@console/core/contracts'

/** How often one pays. */
export const periods = ['monthly', 'yearly'] as const

/** How often one pays. */
export type Period = (typeof periods)[number]

/** What is compared of the plans. */
export const features = [
  'products',
  'colleagues',
  'currencies',
  'featured',
  'imports',
  'support',
  'account',
] as const

/** What is compared of the plans. */
export type PlanFeature = (typeof features)[number]

/** A plan as a visitor sees it. */
export interface Plan {
  id: 'starter' | 'growth' | 'enterprise'
  /** In cents of USD for a month, by how often one pays. */
  price: Readonly<Record<Period, number>>
  /** How many of it, or whether it is there. */
  has: Readonly<Record<PlanFeature, number | boolean>>
  /** The one that most take. */
  isUsual?: true
}

/** The plans of the three demo pages. Whoever pays for a year pays for ten months of it. */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    price: { monthly: 900, yearly: 750 },
    has: {
      products: 50,
      colleagues: 2,
      currencies: 1,
      featured: 0,
      imports: false,
      support: true,
      account: false,
    },
  },
  {
    id: 'growth',
    price: { monthly: 2400, yearly: 2000 },
    has: {
      products: 1000,
      colleagues: 10,
      currencies: 4,
      featured: 5,
      imports: true,
      support: true,
      account: false,
    },
    isUsual: true,
  },
  {
    id: 'enterprise',
    price: { monthly: 6000, yearly: 5000 },
    has: {
      products: 20000,
      colleagues: 100,
      currencies: 7,
      featured: 40,
      imports: true,
      support: true,
      account: true,
    },
  },
]

/** What a month of a plan costs. */
export function priceOf(plan: Plan, period: Period): Money {
  return { amount: plan.price[period], currency: 'USD' }
}

/** What is saved by paying for a year at once: 0 to 1, in whole hundredths. */
export function savedShare({ price }: Plan): number {
  return Math.floor((100 * (price.monthly - price.yearly)) / price.monthly) / 100
}
