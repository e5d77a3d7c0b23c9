import { agentEntity } from './agent/entity'
import { businessEntity } from './business/entity'
import { listingEntity } from './listing/entity'
import { productEntity } from './product/entity'
import { reviewEntity } from './review/entity'
import { serviceEntity } from './service-product/entity'
import { describe, expect, test } from 'vitest'
import type { Check } from '@console/domain/approval'
import type { AuditEvent } from '@console/core/workflows'
import type { Money } from '@console/core/contracts'
import { instant, sampleStart } from '../store/clock'
import { createDatabase } from '../store/store'
import { agentChecksOf, agentDetail } from './agent/details'
import { fixtureAgents } from './agent/seeds'
import type { Approvable } from './shared/approval'
import { businessChecksOf, businessDetail } from './business/details'
import { fixtureBusinesses } from './business/seeds'
import { agentHistory } from './agent/history'
import { businessHistory } from './business/history'
import { lastProductSubmission, productHistory } from './product/history'
import { reviewHistory } from './review/history'
import { serviceHistory } from './service-product/history'
import { isHidden } from './item/isHidden'
import { productChecksOf, productDetail, productUpdate } from './product/details'
import { fixtureProducts } from './product/seeds'
import { reviewDetail } from './review/details'
import { maskedFields } from './review/rows'
import { fixtureReviews } from './review/seeds'
import { serviceChecksOf, serviceDetail, serviceUpdate } from './service-product/details'
import { fixtureServices } from './service-product/seeds'

const database = createDatabase()
const start = instant(sampleStart)
const products = database.rows(productEntity)
const services = database.rows(serviceEntity)
const businesses = database.rows(businessEntity)
const agents = database.rows(agentEntity)
const reviews = database.rows(reviewEntity)

const workflows: [string, [Approvable, Check[], AuditEvent[]][]][] = [
  ['businesses', businesses.map((row) => [row, businessChecksOf(row), businessHistory(row)])],
  ['products', products.map((row) => [row, productChecksOf(row), productHistory(row)])],
  ['services', services.map((row) => [row, serviceChecksOf(row), serviceHistory(row)])],
  ['agents', agents.map((row) => [row, agentChecksOf(row), agentHistory(row)])],
]

describe.each(workflows)('%s', (_, records) => {
  test('the checks of a record match the counts in its row', () => {
    for (const [{ checksSummary }, checks] of records) {
      const count = (wanted: Check['result']) =>
        checks.filter(({ result }) => result === wanted).length
      expect({ pass: count('pass'), warn: count('warn'), fail: count('fail') }).toEqual(
        checksSummary,
      )
    }
  })

  test('the history of a record leads to its status, newest first, without duplicate events', () => {
    for (const [{ approvalStatus, decision, claim, submission, approvedAt }, , past] of records) {
      const steps = past.filter(({ type }) => type.startsWith('approval.')).toReversed()
      for (const [place, { from, at }] of steps.entries()) {
        expect(from).toBe(steps[place - 1]?.to ?? null)
        expect(at >= (steps[place - 1]?.at ?? '') && at <= start).toBe(true)
      }
      expect(steps.at(-1)?.to).toBe(approvalStatus)
      expect(new Set(past.map(({ eventId }) => eventId)).size).toBe(past.length)
      if (decision) expect(steps).toContainEqual(expect.objectContaining({ at: decision.at }))
      if (claim) expect(steps.at(-1)).toMatchObject({ type: 'approval.claimed', at: claim.at })
      if (submission) expect(steps.map(({ at }) => at)).toContain(submission.submittedAt)
      if (approvedAt)
        expect(steps).toContainEqual(
          expect.objectContaining({ type: 'approval.approved', at: approvedAt }),
        )
    }
  })

  test('live records have a revision, and updates a later one', () => {
    for (const [{ approvalStatus, submission, liveRevision, approvedAt, decision }] of records) {
      const isLive = approvalStatus === 'approved' || approvalStatus === 'suspended'
      expect(liveRevision !== null).toBe(isLive)
      expect(approvedAt !== null).toBe(isLive)
      if (decision) expect(decision.at < start).toBe(true)
      if (submission?.kind === 'update') {
        expect(submission.revision).toBe((liveRevision ?? 0) + 1)
        expect((decision?.at ?? '') < submission.submittedAt).toBe(true)
      }
    }
  })
})

describe('checks', () => {
  const waiting = workflows.flatMap(([, records]) =>
    records.map(([row]) => row).filter(({ submission }) => submission !== null),
  )

  test('most waiting records pass all checks, and about one in twelve fails', () => {
    const passing = waiting.filter(({ checksSummary: { warn, fail } }) => warn + fail === 0)
    const failing = waiting.filter(({ checksSummary: { fail } }) => fail > 0)
    expect(passing.length / waiting.length).toBeGreaterThan(0.62)
    expect(passing.length / waiting.length).toBeLessThan(0.78)
    expect(failing.length / waiting.length).toBeGreaterThan(0.05)
    expect(failing.length / waiting.length).toBeLessThan(0.12)
  })
})

describe('references between rows', () => {
  test('the counts of a business match its products, services, listings and reviews', () => {
    const listings = database.rows(listingEntity)
    for (const { secureToken, stats } of businesses) {
      const own = <Row extends { business: { token: string } }>(rows: readonly Row[]) =>
        rows.filter(({ business }) => business.token === secureToken)
      expect(stats.products).toBe(own(products).length)
      expect(stats.services).toBe(own(services).length)
      expect(stats.listings).toBe(own(listings).length)
      expect(stats.reviewCount).toBe(
        own(reviews).filter(({ status }) => status === 'published').length,
      )
    }
  })

  test('a product counts its published reviews', () => {
    for (const { secureToken, reviewCount, ratingAvg } of products) {
      const own = reviews.filter(
        ({ product, status }) => product.token === secureToken && status === 'published',
      )
      const stars = own.reduce((sum, { rating }) => sum + rating, 0)
      expect(reviewCount).toBe(own.length)
      expect(ratingAvg).toBe(own.length > 0 ? Math.round((stars * 100) / own.length) : null)
    }
  })

  test('an agent’s counts match the businesses they recruited, all approved after the agent', () => {
    const byToken = new Map(agents.map((agent) => [agent.agentToken, agent]))
    for (const { recruitedBy, approvedAt, country } of businesses) {
      if (!recruitedBy) continue
      const agent = byToken.get(recruitedBy.token)
      expect(agent?.country).toBe(country)
      if (approvedAt) expect((agent?.approvedAt ?? '') < approvedAt).toBe(true)
    }
    for (const { agentToken, recruited, balances, supervisor } of agents) {
      expect(recruited).toBe(
        businesses.filter(({ recruitedBy }) => recruitedBy?.token === agentToken).length,
      )
      if (supervisor) expect(byToken.get(supervisor.token)?.tier).toBe('lead')
      for (const { accrued, outstanding, paid } of balances)
        expect(outstanding + paid).toBe(accrued)
    }
  })

  test('a product is priced in the currency of its business’s country, and went live after its business', () => {
    const money = { KE: 'KES', UG: 'UGX', TZ: 'TZS', RW: 'RWF', ET: 'ETB', SO: 'SOS' }
    for (const { business, price, approvedAt, image } of products) {
      const seller = database.find(businessEntity, business.token)
      expect(price.currency).toBe(money[seller?.country ?? 'KE'])
      expect(price.amount).toBeGreaterThan(0)
      if (approvedAt) expect(approvedAt > (seller?.approvedAt ?? '')).toBe(true)
      expect(image?.url.length ?? 0).toBeLessThan(500)
    }
  })

  test('a business’s last 30 days match its row', () => {
    for (const row of businesses) {
      const last = businessDetail(row).days.slice(-30)
      if (row.approvedAt === null) expect(last).toEqual([])
      else {
        expect(last.reduce((sum, { orders }) => sum + orders, 0)).toBe(row.stats.orders30d)
        expect(totals(last.flatMap(({ gmv }) => gmv))).toEqual(totals(row.stats.gmv30d))
      }
    }
  })

  test('a business’s last order is on its last day with orders', () => {
    for (const row of businesses) {
      const { days } = businessDetail(row)
      const lastDay = row.lastOrderAt?.slice(0, 10) ?? ''
      const isBefore = lastDay < (days[0]?.date ?? '')
      const last = days.findLast(({ orders }) => orders > 0)
      expect(last?.date).toBe(isBefore || days.length === 0 ? undefined : lastDay)
    }
  })

  test('phone and account numbers stay masked', () => {
    for (const { phoneMasked } of agents) expect(phoneMasked).toMatch(/^\+\d{3} ••• ••• \d{3}$/)
    for (const row of [...businesses.map(businessDetail), ...agents.map(agentDetail)])
      for (const { accountMasked } of row.payoutAccounts)
        expect(accountMasked).toMatch(/^••••\d{3,4}$/)
  })

  test('data shared with a duplicate is the same in both', () => {
    const byToken = new Map(businesses.map((row) => [row.secureToken, row]))
    const doubles = businesses.flatMap((row) =>
      businessDetail(row).duplicates.map(({ business }) => [row, business.token] as const),
    )
    expect(doubles.length).toBeGreaterThan(4)
    for (const [row, token] of doubles)
      expect(businessDetail(row).owner.user_phone).toBe(
        businessDetail(byToken.get(token)!).owner.user_phone,
      )
    for (const row of agents)
      for (const { agent } of agentDetail(row).duplicates)
        expect(database.find(agentEntity, agent.token)?.phoneMasked).toBe(row.phoneMasked)
  })

  test('no phone number can be called: after the country code, each begins with 0', () => {
    for (const row of businesses)
      expect(businessDetail(row).owner.user_phone).toMatch(/^\+25[0-6]0\d{8}$/)
    for (const row of agents) expect(agentDetail(row).user_phone).toMatch(/^\+25[0-6]0\d{8}$/)
  })
})

function totals(values: readonly Money[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { currency, amount } of values)
    if (amount > 0) sums[currency] = (sums[currency] ?? 0) + amount
  return sums
}

describe('featured items are live, have a picture and are in stock', () => {
  test.each([
    ['products', products, 24],
    ['services', services, 12],
  ] as const)('%s are all live, and have unique ranks', (_, rows, count) => {
    const featured = rows.filter((row) => row.featured !== null)
    expect(featured).toHaveLength(count)
    const places = featured.map(
      ({ featured }) => `${featured?.placement} ${featured?.scope} ${featured?.rank}`,
    )
    expect(new Set(places).size).toBe(count)
    for (const row of featured) {
      expect(row.approvalStatus).toBe('approved')
      expect(isHidden(row, database)).toBe(false)
      expect(row.image).not.toBeNull()
      if ('stock' in row) expect(row.stock.state).toBe('in')
    }
  })

  test('6 % of products have no picture', () => {
    expect(products.filter(({ image }) => image === null).length / 2000).toBeCloseTo(0.06, 2)
  })
})

describe('an update', () => {
  const row = products[fixtureProducts.manyChanges]!

  test('differs from the live record in the fields it names', () => {
    for (const product of products.filter(({ submission }) => submission?.kind === 'update')) {
      const update = { ...productUpdate(product), ...productDetail(product).detailUpdate }
      expect(Object.keys(update).length).toBeGreaterThan(0)
      expect({ ...product, ...productDetail(product) }).not.toMatchObject(update)
    }
    for (const service of services.filter(({ submission }) => submission?.kind === 'update'))
      expect({ ...service, ...serviceDetail(service) }).not.toMatchObject({
        ...serviceUpdate(service),
        ...serviceDetail(service).detailUpdate,
      })
  })

  test('is live once it is approved, and only then', () => {
    const approved = {
      ...row,
      ...productUpdate(row),
      submission: null,
      liveRevision: row.submission!.revision,
    }
    expect(approved.price).not.toEqual(row.price)
    expect(productDetail(approved).packSize).toMatch(/resealable$/)
    expect([productUpdate(approved), productDetail(approved).detailUpdate]).toEqual([null, null])
    expect(productDetail({ ...row, submission: null }).packSize).toBe(productDetail(row).packSize)
  })

  test('a record without an update has no updated values', () => {
    expect(productUpdate(products[fixtureProducts.noImage]!)).toBeNull()
  })
})

describe('fixtures', () => {
  const product = (name: keyof typeof fixtureProducts) => products[fixtureProducts[name]]!
  const business = (name: keyof typeof fixtureBusinesses) => businesses[fixtureBusinesses[name]]!
  const agent = (name: keyof typeof fixtureAgents) => agents[fixtureAgents[name]]!
  const service = (name: keyof typeof fixtureServices) => services[fixtureServices[name]]!
  const review = (name: keyof typeof fixtureReviews) => reviews[fixtureReviews[name]]!
  const arabic = /\p{Script=Arabic}/u
  const currentDecision = instant(sampleStart - 40_000)
  const overdue = instant(sampleStart - 9 * 24 * 60 * 60_000)

  test('products', () => {
    expect(product('longestName').name).toHaveLength(140)
    expect(product('longestName').submission).not.toBeNull()
    expect(product('arabicName').name).toMatch(arabic)
    expect(product('arabicName').submission).not.toBeNull()
    expect(product('noImage').image).toBeNull()
    expect(productDetail(product('tenImages')).images).toHaveLength(10)
    expect(product('allChecksFail').checksSummary).toEqual({ pass: 0, warn: 1, fail: 4 })
    expect(product('duplicate').gtin).toBe(product('duplicated').gtin)
    expect(product('duplicate').business).toEqual(product('duplicated').business)
    expect(product('wholeCurrency').price.currency).toMatch(/UGX|RWF/)
    expect(product('overdueNineDays').submission?.dueAt).toBe(overdue)
    expect(product('claimedByAnother').claim).not.toBeNull()
    expect(product('decidedByAnother').decision).toMatchObject({
      action: 'approve',
      at: currentDecision,
    })
    expect(product('manyChanges').submission?.kind).toBe('update')
  })

  test('services', () => {
    expect(service('longestName').name).toHaveLength(140)
    expect(service('arabicName').name).toMatch(arabic)
    expect(service('noImage').image).toBeNull()
    expect(service('allChecksFail').checksSummary.pass).toBe(0)
    expect(service('overdueNineDays').submission?.dueAt).toBe(overdue)
    expect(service('claimedByAnother').claim).not.toBeNull()
    expect(service('decidedByAnother').decision?.at).toBe(currentDecision)
    expect(service('manyChanges').submission?.kind).toBe('update')
  })

  test('businesses', () => {
    expect(business('allChecksFail').checksSummary.pass).toBe(0)
    const { duplicates } = businessDetail(business('duplicate'))
    expect(duplicates[0]?.business.token).toBe(business('duplicated').secureToken)
    expect(business('duplicate').taxPin).toBe(business('duplicated').taxPin)
    expect(business('decidedByAnother').decision?.at).toBe(currentDecision)
    expect(business('twoCurrencies').stats.gmv30d).toHaveLength(2)
    const suspended = business('suspendedWithItems')
    expect(suspended.approvalStatus).toBe('suspended')
    const items = products.filter(({ business }) => business.token === suspended.secureToken)
    expect(items).toHaveLength(40)
    expect(items.every((item) => isHidden(item, database))).toBe(true)
  })

  test('agents', () => {
    expect(agent('longestName').last_name.length).toBeGreaterThan(20)
    expect(agent('arabicName').last_name).toMatch(arabic)
    expect(agent('overdueNineDays').submission?.dueAt).toBe(overdue)
    expect(agent('allChecksFail').checksSummary.pass).toBe(0)
    expect(agent('claimedByAnother').claim).not.toBeNull()
    expect(agentDetail(agent('duplicate')).duplicates[0]?.agent.token).toBe(
      agent('duplicated').secureToken,
    )
    expect(agent('duplicate').phoneMasked).toBe(agent('duplicated').phoneMasked)
    expect(agent('decidedByAnother').decision?.at).toBe(currentDecision)
    expect(agent('threeCurrencies').balances).toHaveLength(3)
  })

  test('reviews', () => {
    const row = review('contactDetails')
    const { marks } = reviewDetail(row)
    expect(row).toMatchObject({ status: 'pending', signals: ['contact_details'] })
    expect(row.body.slice(marks[0]?.start, marks[0]?.end)).toBe('+254 012 345 678')
    const masked = { ...row, ...maskedFields(row) }
    expect(masked).toMatchObject({ isMasked: true, signals: [] })
    expect(masked.body).not.toContain('+254')
    expect(review('longest').body.length).toBeGreaterThan(2000)
    expect(review('longest').body.length).toBeLessThanOrEqual(4000)
    expect(review('arabic')).toMatchObject({ lang: 'ar' })
    expect(review('competitorLink').signals).toEqual(['competitor_link'])
    expect(review('reported').reports).toBeGreaterThan(0)
    expect(review('decidedByAnother').decision?.at).toBe(currentDecision)
    expect(reviewHistory(review('reported'))[0]?.type).toBe('review.reported')
  })

  test('a record without a waiting submission has its last one', () => {
    const rejected = products.find(({ approvalStatus }) => approvalStatus === 'rejected')!
    expect(lastProductSubmission(rejected).submittedAt < rejected.decision!.at).toBe(true)
  })
})
