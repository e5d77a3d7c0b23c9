import { agentEntity } from './agent/entity'
import { businessEntity } from './business/entity'
import { commissionVoucherEntity } from './commission-voucher/entity'
import { listingEntity } from './listing/entity'
import { productEntity } from './product/entity'
import { returnVoucherEntity } from './return-voucher/entity'
import { reviewEntity } from './review/entity'
import { serviceEntity } from './service-product/entity'
import { describe, expect, test, vi } from 'vitest'
import { sampleAccounts } from '../accounts/accounts'
import { instant, sampleStart } from '../store/clock'
import { createDatabase } from '../store/store'
import type { Approvable } from './shared/approval'
import { fixtureBusinesses } from './business/seeds'
import { queueSummary, sampleQueues } from './queues/summary'

const database = createDatabase()
const [amina, , carol] = sampleAccounts

function numbers(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function statuses(rows: readonly Approvable[]) {
  return numbers(rows.map(({ approvalStatus }) => approvalStatus))
}

/** Entities whose records are approved. */
const approvable: readonly (readonly Approvable[])[] = [
  database.rows(businessEntity),
  database.rows(productEntity),
  database.rows(serviceEntity),
  database.rows(agentEntity),
  database.rows(listingEntity),
]

function waiting(rows: readonly Approvable[]) {
  return rows.filter(({ submission }) => submission !== null)
}

describe('number of records in the sample database', () => {
  test('records of each kind', () => {
    expect(
      Object.fromEntries(
        sampleQueues.map(({ queue, rowsIn }) => [queue.name, rowsIn(database).length]),
      ),
    ).toEqual({
      businesses: 400,
      products: 2000,
      'service-products': 400,
      agents: 180,
      listings: 350,
      reviews: 1800,
      'return-vouchers': 220,
      'commission-vouchers': 160,
    })
  })

  test('businesses by status', () => {
    expect(statuses(database.rows(businessEntity))).toEqual({
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
    expect(numbers(database.rows(businessEntity).map(({ country }) => country))).toEqual({
      KE: 220,
      UG: 80,
      TZ: 56,
      RW: 24,
      ET: 12,
      SO: 8,
    })
  })

  test.each([
    ['products', database.rows(productEntity), 130, 52],
    ['services', database.rows(serviceEntity), 38, 15],
  ] as const)(
    '%s: number of waiting records, two in five of them updates; 86 % are approved',
    (_, rows, all, updates) => {
      expect(waiting(rows)).toHaveLength(all)
      expect(waiting(rows).filter(({ submission }) => submission?.kind === 'update')).toHaveLength(
        updates,
      )
      expect(statuses(rows).approved).toBe(rows.length * 0.86)
    },
  )

  test('agents: 14 wait, 150 are approved', () => {
    expect(waiting(database.rows(agentEntity))).toHaveLength(14)
    expect(statuses(database.rows(agentEntity)).approved).toBe(150)
  })

  test('reviews: 90 pending, 40 reported, ratings in the shape of a J', () => {
    const reviews = database.rows(reviewEntity)
    expect(numbers(reviews.map(({ status }) => status)).pending).toBe(90)
    expect(reviews.filter(({ reports }) => reports > 0)).toHaveLength(40)
    const stars = numbers(reviews.map(({ rating }) => String(rating)))
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = ['1', '2', '3', '4', '5'].map(
      (star) => stars[star],
    )
    expect(one > two && two < three && three < four && four < five).toBe(true)
  })

  test('vouchers and returns: every state occurs, 5 vouchers failed', () => {
    const vouchers = numbers(database.rows(commissionVoucherEntity).map(({ status }) => status))
    expect(Object.keys(vouchers)).toHaveLength(7)
    expect(vouchers.failed).toBe(5)
    expect(
      Object.keys(numbers(database.rows(returnVoucherEntity).map(({ status }) => status))),
    ).toHaveLength(8)
  })
})

describe('consistency of rows', () => {
  test('every token is unique', () => {
    const own = ['secureToken', 'reviewToken', 'voucherToken']
    const tokens = sampleQueues.flatMap(({ rowsIn }) =>
      rowsIn(database).map((row) => {
        const fields = row as Readonly<Record<string, unknown>>
        return own.map((field) => fields[field]).find((token) => token !== undefined)
      }),
    )
    expect(tokens).not.toContain(undefined)
    expect(new Set(tokens).size).toBe(tokens.length)
  })

  test('only pending records, records under review and updates wait; records under review are claimed', () => {
    for (const { approvalStatus, submission, claim } of approvable.flat()) {
      const isNew = approvalStatus === 'pending' || approvalStatus === 'under_review'
      expect(submission !== null).toBe(isNew || submission?.kind === 'update')
      if (approvalStatus === 'under_review') expect(claim).not.toBeNull()
      if (claim) expect(submission).not.toBeNull()
      if (approvalStatus === 'pending') expect(claim).toBeNull()
      if (claim && submission) expect(claim.at > submission.submittedAt).toBe(true)
      if (submission) expect(submission.submittedAt < instant(sampleStart)).toBe(true)
    }
  })

  test('names are within their length limits', () => {
    for (const { tradingName } of database.rows(businessEntity)) {
      expect(tradingName.length).toBeGreaterThanOrEqual(2)
      expect(tradingName.length).toBeLessThanOrEqual(120)
    }
    for (const { name } of [...database.rows(productEntity), ...database.rows(serviceEntity)]) {
      expect(name.length).toBeGreaterThanOrEqual(3)
      expect(name.length).toBeLessThanOrEqual(140)
    }
    for (const { title } of database.rows(listingEntity))
      expect(title.length).toBeLessThanOrEqual(120)
  })

  test('no two businesses share a name', () => {
    expect(new Set(database.rows(businessEntity).map(({ tradingName }) => tradingName)).size).toBe(
      400,
    )
  })

  test('2 % of names are Arabic or very long', () => {
    const isArabic = (name: string) => /\p{Script=Arabic}/u.test(name)
    const products = database.rows(productEntity).map(({ name }) => name)
    expect(products.filter(isArabic)).toHaveLength(20)
    expect(products.filter((name) => name.length > 90)).toHaveLength(20)
    expect(
      database.rows(businessEntity).filter(({ tradingName }) => isArabic(tradingName)),
    ).toHaveLength(4)
  })

  test('products, services and listings belong to trading businesses, or are suspended with them; reviews belong to live products', () => {
    const trading = new Set(
      database
        .rows(businessEntity)
        .filter(
          ({ approvalStatus }, index) =>
            approvalStatus === 'approved' || index === fixtureBusinesses.suspendedWithItems,
        )
        .map(({ secureToken }) => secureToken),
    )
    const owned = [
      ...database.rows(productEntity),
      ...database.rows(serviceEntity),
      ...database.rows(listingEntity),
    ]
    for (const { business } of owned) expect(trading).toContain(business.token)
    for (const { product } of database.rows(reviewEntity)) {
      expect(database.find(productEntity, product.token)?.approvalStatus).toBe('approved')
    }
  })

  test('fixtures: the longest name, an Arabic one, claimed by another, overdue by nine days', () => {
    const rows = database.rows(businessEntity)
    const lengths = rows.map(({ tradingName }) => tradingName.length)
    expect(rows[fixtureBusinesses.longestName]?.tradingName).toHaveLength(Math.max(...lengths))
    expect(rows[fixtureBusinesses.arabicName]?.tradingName).toMatch(/\p{Script=Arabic}/u)
    const claimer = rows[fixtureBusinesses.claimedByAnother]?.claim?.by.token
    expect(claimer).toBeDefined()
    expect(sampleAccounts.map(({ token }) => token)).not.toContain(claimer)
    expect(rows[fixtureBusinesses.overdueNineDays]?.submission?.dueAt).toBe('2026-06-06T09:00:00Z')
  })
})

describe('the database is always the same', () => {
  test('is identical when it is created again', async () => {
    const first = sampleQueues.map(({ rowsIn }) => rowsIn(database))
    vi.resetModules()
    const again = await import('./queues/summary')
    const { createDatabase: createAgain } = await import('../store/store')
    const second = again.sampleQueues.map(({ rowsIn }) => rowsIn(createAgain()))
    expect(second[0]).not.toBe(first[0])
    expect(second).toEqual(first)
  })

  test('does not change when fields and entities are added', () => {
    expect({
      business: database.rows(businessEntity)[42]?.tradingName,
      product: database.rows(productEntity)[42]?.name,
      service: database.rows(serviceEntity)[42]?.name,
      agent: database.rows(agentEntity)[42]?.last_name,
      listing: database.rows(listingEntity)[42]?.title,
      review: database.rows(reviewEntity)[42]?.submittedAt,
      returned: database.rows(returnVoucherEntity)[42]?.status,
      voucher: database.rows(commissionVoucherEntity)[42]?.agent.label,
    }).toEqual({
      business: 'Tumaini Tailors',
      product: 'Mbuyu Yellow Beans 90 kg bag',
      service: 'Stock Count (Express)',
      agent: 'Kiplagat',
      listing: 'Tumaini Medical Supplies, Embu',
      review: '2025-09-30T11:11:17Z',
      returned: 'closed',
      voucher: 'Kiprono Kariuki',
    })
  })
})

describe('waiting records of each queue', () => {
  function summary(queue: string, account = amina!) {
    return queueSummary(database, account).find((one) => one.queue === queue)
  }

  test('every queue counts its waiting records', () => {
    expect(
      Object.fromEntries(
        queueSummary(database, amina!).map(({ queue, waiting }) => [queue, waiting]),
      ),
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

  test('some waiting records are overdue, most are not, and the oldest is named', () => {
    for (const { waiting, overdue, oldestAt } of queueSummary(database, amina!)) {
      expect(overdue).toBeGreaterThan(0)
      expect(overdue).toBeLessThan(waiting / 2)
      expect(oldestAt).toMatch(/^2026-0\d-\d\dT\d\d:\d\d:\d\dZ$/)
    }
    expect(summary('businesses')?.oldestAt).toBe('2026-06-04T09:00:00Z')
  })

  test('a claim lasts for 15 minutes', () => {
    const own = createDatabase()
    const mine = () => queueSummary(own, carol!).reduce((sum, queue) => sum + queue.mine, 0)
    // Claims of returns and vouchers do not expire.
    const lasting = queueSummary(own, carol!)
      .filter(({ queue }) => queue.endsWith('-vouchers'))
      .reduce((sum, queue) => sum + queue.mine, 0)
    expect(mine()).toBeGreaterThan(lasting)
    own.setClock(() => sampleStart + 15 * 60_000)
    expect(mine()).toBe(lasting)
  })

  test('an approved record leaves its queue', () => {
    const own = createDatabase()
    const row = own.rows(businessEntity)[fixtureBusinesses.overdueNineDays]!
    const before = queueSummary(own, amina!)[0]!
    own.change(
      businessEntity,
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
