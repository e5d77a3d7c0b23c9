import type { Money } from '@console/core/contracts'

/** Billing periods. */
export const periods = ['monthly', 'yearly'] as const

/** Billing period. */
export type Period = (typeof periods)[number]

/** Compared features of the plans. */
export const features = [
  'products',
  'colleagues',
  'currencies',
  'featured',
  'imports',
  'support',
  'account',
] as const

/** Compared feature of the plans. */
export type PlanFeature = (typeof features)[number]

/** Pricing plan. */
export interface Plan {
  id: 'starter' | 'growth' | 'enterprise'
  /** Monthly price in cents of USD, by billing period. */
  price: Readonly<Record<Period, number>>
  /** Quantity of each feature, or whether it is included. */
  has: Readonly<Record<PlanFeature, number | boolean>>
  /** Set for the most popular plan. */
  isUsual?: true
}

/** Plans of the three demo pages. A yearly plan costs ten monthly payments. */
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

/** Monthly price of a plan. */
export function priceOf(plan: Plan, period: Period): Money {
  return { amount: plan.price[period], currency: 'USD' }
}

/** Share saved by yearly billing: 0 to 1, in whole hundredths. */
export function savedShare({ price }: Plan): number {
  return Math.floor((100 * (price.monthly - price.yearly)) / price.monthly) / 100
}
