import { describe, expect, test, vi } from 'vitest'
import { sampleAccounts } from '../accounts'
import { instant, sampleStart } from '../clock'
import { createWorld } from '../store'
import type { Approvable } from './approval'
import { goldenBusinesses } from './businessSeeds'
import { entities, type EntityName } from './entities'
import { queueSummary } from './queueSummary'

const world = createWorld()
const names = Object.keys(entities) as EntityName[]
const [amina, , carol] = sampleAccounts

function numbers(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function statuses(entity: 'businesses' | 'products' | 'serviceProducts' | 'agents' | 'listings') {
  return numbers(world.rows(entity).map(({ approvalStatus }) => approvalStatus))
}

function waiting(rows: readonly Approvable[]) {
  return rows.filter(({ submission }) => submission !== null)
}

describe('domain design 10: how many there are', () => {
  test.each([
    ['businesses', 400],
    ['products', 2000],
    ['serviceProducts', 400],
    ['agents', 180],
    ['listings', 350],
    ['reviews', 1800],
    ['returnVouchers', 220],
    ['commissionVouchers', 160],
  ] as const)('%s: %i', (entity, count) => {
    expect(world.rows(entity)).toHaveLength(count)
  })

  test('businesses by status', () => {
    expect(statuses('businesses')).toEqual({
      pending: 46,
      under_review: 12,
      changes_requested: 9,
      approved: 290,
      rejected: 23,
      suspended: 15,
      withdrawn: 5,
    })
  })

  test('businesses by country: KE 55 %, UG 20, TZ 14, RW 6, ET 3, SO 2', () => {
    expect(numbers(world.rows('businesses').map(({ country }) => country))).toEqual({
      KE: 220,
      UG: 80,
      TZ: 56,
      RW: 24,
      ET: 12,
      SO: 8,
    })
  })

  test.each([
    ['products', 130, 52],
    ['serviceProducts', 38, 15],
  ] as const)(
    '%s: %i wait, %i of them (two in five) updates, and 86 in 100 are approved',
    (entity, all, updates) => {
      const rows = world.rows(entity)
      expect(waiting(rows)).toHaveLength(all)
      expect(waiting(rows).filter(({ submission }) => submission?.kind === 'update')).toHaveLength(
        updates,
      )
      expect(statuses(entity).approved).toBe(rows.length * 0.86)
    },
  )

  test('agents: 14 wait, 150 are approved', () => {
    expect(waiting(world.rows('agents'))).toHaveLength(14)
    expect(statuses('agents').approved).toBe(150)
  })

  test('reviews: 90 pending, 40 reported, ratings in the shape of a J', () => {
    const reviews = world.rows('reviews')
    expect(numbers(reviews.map(({ status }) => status)).pending).toBe(90)
    expect(reviews.filter(({ reports }) => reports > 0)).toHaveLength(40)
    const stars = numbers(reviews.map(({ rating }) => String(rating)))
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = ['1', '2', '3', '4', '5'].map(
      (star) => stars[star],
    )
    expect(one > two && two < three && three < four && four < five).toBe(true)
  })

  test('vouchers and returns: every state occurs, 5 vouchers failed', () => {
    const vouchers = numbers(world.rows('commissionVouchers').map(({ status }) => status))
    expect(Object.keys(vouchers)).toHaveLength(7)
    expect(vouchers.failed).toBe(5)
    expect(
      Object.keys(numbers(world.rows('returnVouchers').map(({ status }) => status))),
    ).toHaveLength(8)
  })
})

describe('what the rows say fits together', () => {
  test('every token is the only one of its kind', () => {
    const tokens = names.flatMap((entity) =>
      world
        .rows(entity)
        .map((row) => (row as unknown as Record<string, unknown>)[entities[entity].token]),
    )
    expect(new Set(tokens).size).toBe(tokens.length)
  })

  test.each(['businesses', 'products', 'serviceProducts', 'agents', 'listings'] as const)(
    '%s: what is pending or under review waits; what is under review is claimed; nothing else is, but updates',
    (entity) => {
      for (const { approvalStatus, submission, claim } of world.rows(entity)) {
        const isNew = approvalStatus === 'pending' || approvalStatus === 'under_review'
        expect(submission !== null).toBe(isNew || submission?.kind === 'update')
        if (approvalStatus === 'under_review') expect(claim).not.toBeNull()
        if (claim) expect(submission).not.toBeNull()
        if (approvalStatus === 'pending') expect(claim).toBeNull()
        if (claim && submission) expect(claim.at > submission.submittedAt).toBe(true)
        if (submission) expect(submission.submittedAt < instant(sampleStart)).toBe(true)
      }
    },
  )

  test('domain design 4: names keep their limits', () => {
    for (const { tradingName } of world.rows('businesses')) {
      expect(tradingName.length).toBeGreaterThanOrEqual(2)
      expect(tradingName.length).toBeLessThanOrEqual(120)
    }
    for (const { name } of [...world.rows('products'), ...world.rows('serviceProducts')]) {
      expect(name.length).toBeGreaterThanOrEqual(3)
      expect(name.length).toBeLessThanOrEqual(140)
    }
    for (const { title } of world.rows('listings')) expect(title.length).toBeLessThanOrEqual(120)
  })

  test('no two businesses share a name', () => {
    expect(new Set(world.rows('businesses').map(({ tradingName }) => tradingName)).size).toBe(400)
  })

  test('2 % of names are Arabic or very long', () => {
    const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name)
    const products = world.rows('products').map(({ name }) => name)
    expect(products.filter(isArabic)).toHaveLength(20)
    expect(products.filter((name) => name.length > 90)).toHaveLength(20)
    expect(
      world.rows('businesses').filter(({ tradingName }) => isArabic(tradingName)),
    ).toHaveLength(4)
  })

  test('products, services and listings belong to businesses that trade, or are suspended with them; reviews to products that are live', () => {
    const trading = new Set(
      world
        .rows('businesses')
        .filter(
          ({ approvalStatus }, index) =>
            approvalStatus === 'approved' || index === goldenBusinesses.suspendedWithItems,
        )
        .map(({ secureToken }) => secureToken),
    )
    for (const entity of ['products', 'serviceProducts', 'listings'] as const) {
      for (const { business } of world.rows(entity)) expect(trading).toContain(business.token)
    }
    for (const { product } of world.rows('reviews')) {
      expect(world.find('products', product.token)?.approvalStatus).toBe('approved')
    }
  })

  test('golden records: the longest name, an Arabic one, claimed by another, overdue by nine days', () => {
    const rows = world.rows('businesses')
    const lengths = rows.map(({ tradingName }) => tradingName.length)
    expect(rows[goldenBusinesses.longestName]?.tradingName).toHaveLength(Math.max(...lengths))
    expect(rows[goldenBusinesses.arabicName]?.tradingName).toMatch(/\p{Script=Arabic}/u)
    const claimer = rows[goldenBusinesses.claimedByAnother]?.claim?.by.token
    expect(claimer).toBeDefined()
    expect(sampleAccounts.map(({ token }) => token)).not.toContain(claimer)
    expect(rows[goldenBusinesses.overdueNineDays]?.submission?.dueAt).toBe('2026-06-06T09:00:00Z')
  })
})

describe('the world is the same for everyone, for good', () => {
  test('made a second time, it is the same to the last letter', async () => {
    const first = names.map((entity) => world.rows(entity))
    vi.resetModules()
    const again = await import('./entities')
    const second = names.map((entity) => again.entities[entity].seed())
    expect(second[0]).not.toBe(first[0])
    expect(second).toEqual(first)
  })

  test('fields and entities that are added later must not shift these', () => {
    expect({
      business: world.rows('businesses')[42]?.tradingName,
      product: world.rows('products')[42]?.name,
      service: world.rows('serviceProducts')[42]?.name,
      agent: world.rows('agents')[42]?.last_name,
      listing: world.rows('listings')[42]?.title,
      review: world.rows('reviews')[42]?.submittedAt,
      returned: world.rows('returnVouchers')[42]?.status,
      voucher: world.rows('commissionVouchers')[42]?.agent.label,
    }).toEqual({
      business: 'Tumaini Tailors',
      product: 'Mbuyu Yellow Beans 90 kg bag',
      service: 'Stock Count (Express)',
      agent: 'Kiplagat',
      listing: 'Tumaini Medical Supplies, Embu',
      review: '2025-09-30T11:11:17Z',
      returned: 'closed',
      voucher: 'Mohamed Mohamud',
    })
  })
})

describe('domain design 4.15: the queue summary', () => {
  function summary(queue: string, account = amina!) {
    return queueSummary(world, account).find((one) => one.queue === queue)
  }

  test('every queue counts what waits', () => {
    expect(
      Object.fromEntries(queueSummary(world, amina!).map(({ queue, waiting }) => [queue, waiting])),
    ).toEqual({
      businesses: 58,
      products: 130,
      'service-products': 38,
      agents: 14,
      listings: 34,
      reviews: 130,
      'return-vouchers': 35,
      'commission-vouchers': 28,
    })
  })

  test('some of it is overdue, most is not, and the oldest is named', () => {
    for (const { waiting, overdue, oldestAt } of queueSummary(world, amina!)) {
      expect(overdue).toBeLessThan(waiting / 2)
      expect(oldestAt).toMatch(/^2026-0\d-\d\dT\d\d:\d\d:\d\dZ$/)
    }
    expect(summary('businesses')?.oldestAt).toBe('2026-06-04T09:00:00Z')
  })

  test('what an account has claimed is its own until the lease of 15 minutes ends', () => {
    const own = createWorld()
    const mine = () => queueSummary(own, carol!).reduce((sum, queue) => sum + queue.mine, 0)
    const prepared = queueSummary(own, carol!).at(-1)?.mine ?? 0
    expect(mine()).toBeGreaterThan(prepared)
    own.setClock(() => sampleStart + 15 * 60_000)
    expect(mine()).toBe(prepared)
  })

  test('what is approved leaves its queue', () => {
    const own = createWorld()
    const row = own.rows('businesses')[goldenBusinesses.overdueNineDays]!
    const before = queueSummary(own, amina!)[0]!
    own.change(
      'businesses',
      row.secureToken,
      { approvalStatus: 'approved', submission: null, claim: null },
      amina!.token,
    )
    const after = queueSummary(own, amina!)[0]!
    expect(after.waiting).toBe(before.waiting - 1)
    expect(after.overdue).toBe(before.overdue - 1)
    expect(after.oldestAt! > before.oldestAt!).toBe(true)
  })
})
