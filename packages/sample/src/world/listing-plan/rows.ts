import type { Ref } from '@console/core/contracts'
import type { ListingPlan } from '@console/domain/listing-plan'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { everywhere } from '../shared/money'

type Planned = Pick<
  ListingPlan,
  'name' | 'period' | 'limits' | 'featuredDays' | 'status' | 'planVersion'
> & {
  /** For one period, in Kenyan shillings. */
  shillings: number
}

const planned: readonly Planned[] = [
  {
    name: { en: 'Free', tr: 'Ücretsiz', ar: 'المجانية' },
    shillings: 0,
    period: 'once',
    limits: { photos: 2, phones: 1 },
    featuredDays: 0,
    status: 'active',
    planVersion: 1,
  },
  {
    name: { en: 'Starter', tr: 'Başlangıç', ar: 'البداية' },
    shillings: 500,
    period: 'month',
    limits: { photos: 5, phones: 1 },
    featuredDays: 0,
    status: 'active',
    planVersion: 2,
  },
  {
    name: { en: 'Growth', tr: 'Büyüme', ar: 'النمو' },
    shillings: 1350,
    period: 'quarter',
    limits: { photos: 10, phones: 2 },
    featuredDays: 7,
    status: 'active',
    planVersion: 3,
  },
  {
    name: { en: 'Trader', tr: 'Tüccar', ar: 'التاجر' },
    shillings: 2400,
    period: 'quarter',
    limits: { photos: 12, phones: 2 },
    featuredDays: 7,
    status: 'retired',
    planVersion: 2,
  },
  {
    name: { en: 'Wholesale', tr: 'Toptan', ar: 'الجملة' },
    shillings: 9600,
    period: 'year',
    limits: { photos: 20, phones: 3 },
    featuredDays: 14,
    status: 'active',
    planVersion: 1,
  },
  {
    name: { en: 'Market Leader', tr: 'Pazar Lideri', ar: 'رائد السوق' },
    shillings: 24_000,
    period: 'year',
    limits: { photos: 30, phones: 3 },
    featuredDays: 30,
    status: 'active',
    planVersion: 4,
  },
]

/** A plan as the sample world keeps it. */
export type StoredPlan = Omit<ListingPlan, '_actions'>

/** The six plans of the directory, the free one first. */
export const listingPlans = once((): StoredPlan[] =>
  planned.map(({ shillings, ...plan }, place) => ({
    version: 1,
    planId: token('plan', place),
    ...plan,
    price: everywhere(shillings).map((price) =>
      shillings === 0 ? { ...price, amount: 0 } : price,
    ),
    order: place + 1,
  })),
)

/** A plan as other records name it. */
export function planRef({ planId, name }: StoredPlan): Ref {
  return { token: planId, label: name.en }
}
