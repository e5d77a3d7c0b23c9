import type { Text } from '@console/core/contracts'
import type { PlanStatus, PlanTerms } from '@console/domain/listing-plan'

/** A version of a seeded plan. */
export interface PlannedVersion extends Omit<PlanTerms, 'price'> {
  /** Price of one period, in Kenyan shillings. */
  shillings: number
  /** Days before the sample's start at which it began. */
  daysAgo: number
}

/** A seeded plan. */
interface Planned {
  name: Text
  status: PlanStatus
  highlight?: true
  /** Latest first. */
  versions: readonly PlannedVersion[]
}

const perks = {
  badge: { en: 'Verified badge', tr: 'Doğrulanmış rozeti', ar: 'شارة التوثيق' },
  report: { en: 'Monthly report', tr: 'Aylık rapor', ar: 'تقرير شهري' },
  support: { en: 'Support by phone', tr: 'Telefonla destek', ar: 'دعم بالهاتف' },
  manager: { en: 'Account manager', tr: 'Hesap yöneticisi', ar: 'مسؤول حساب' },
}

const growth: Omit<PlannedVersion, 'shillings' | 'daysAgo'> = {
  period: 'quarter',
  trialDays: 14,
  limits: { photos: 10, phones: 2, categories: 2, products: 60, leads: null },
  perks: [perks.badge, perks.report],
  featuredDays: 7,
}

const leader: Omit<PlannedVersion, 'shillings' | 'daysAgo'> = {
  period: 'year',
  trialDays: 0,
  limits: { photos: 30, phones: 3, categories: 5, products: 500, leads: null },
  perks: [perks.badge, perks.report, perks.support, perks.manager],
  featuredDays: 30,
}

/** Plans of the seed, in their order. The third has subscribers on three versions: each lasts a quarter of a year. */
export const planned: readonly Planned[] = [
  {
    name: { en: 'Free', tr: 'Ücretsiz', ar: 'المجانية' },
    status: 'active',
    versions: [
      {
        shillings: 0,
        daysAgo: 1400,
        period: 'once',
        trialDays: 0,
        limits: { photos: 2, phones: 1, categories: 1, products: 5, leads: 10 },
        perks: [],
        featuredDays: 0,
      },
    ],
  },
  {
    name: { en: 'Starter', tr: 'Başlangıç', ar: 'البداية' },
    status: 'active',
    versions: [500, 450].map((shillings, back) => ({
      shillings,
      daysAgo: [240, 1400][back] as number,
      period: 'month',
      trialDays: 7,
      limits: {
        photos: 5,
        phones: 1,
        categories: 1,
        products: 20,
        leads: [50, 30][back] as number,
      },
      perks: [],
      featuredDays: 0,
    })),
  },
  {
    name: { en: 'Growth', tr: 'Büyüme', ar: 'النمو' },
    status: 'active',
    highlight: true,
    versions: [
      { ...growth, shillings: 1350, daysAgo: 26 },
      {
        ...growth,
        shillings: 1200,
        daysAgo: 58,
        limits: { ...growth.limits, products: 40 },
        perks: [perks.badge],
      },
      {
        ...growth,
        shillings: 1200,
        daysAgo: 1400,
        trialDays: 0,
        limits: { ...growth.limits, products: 40, leads: 100 },
        perks: [],
      },
    ],
  },
  {
    name: { en: 'Trader', tr: 'Tüccar', ar: 'التاجر' },
    status: 'retired',
    versions: [2400, 2250].map((shillings, back) => ({
      shillings,
      daysAgo: [420, 1400][back] as number,
      period: 'quarter',
      trialDays: 0,
      limits: { photos: 12, phones: 2, categories: 2, products: 80, leads: null },
      perks: [perks.badge],
      featuredDays: 7,
    })),
  },
  {
    name: { en: 'Wholesale', tr: 'Toptan', ar: 'الجملة' },
    status: 'active',
    versions: [
      {
        shillings: 9600,
        daysAgo: 1400,
        period: 'year',
        trialDays: 30,
        limits: { photos: 20, phones: 3, categories: 4, products: 200, leads: null },
        perks: [perks.badge, perks.report, perks.support],
        featuredDays: 14,
      },
    ],
  },
  {
    name: { en: 'Market Leader', tr: 'Pazar Lideri', ar: 'رائد السوق' },
    status: 'active',
    versions: [
      { ...leader, shillings: 24_000, daysAgo: 410 },
      { ...leader, shillings: 21_600, daysAgo: 640 },
      { ...leader, shillings: 21_600, daysAgo: 900, perks: leader.perks.slice(0, 3) },
      { ...leader, shillings: 18_000, daysAgo: 1400, perks: leader.perks.slice(0, 2) },
    ],
  },
]
