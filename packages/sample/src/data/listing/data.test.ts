import { history } from '@console/core/workflows'
import { listingDetail as schema, visibilities } from '@console/domain/listing'
import { listingPlan } from '@console/domain/listing-plan'
import { describe, expect, test } from 'vitest'
import { day, instant, sampleStart } from '../../store/clock'
import { database } from '../../store/store'
import { businessDetail } from '../business/details'
import { businessEntity } from '../business/entity'
import { listingCategories, listingSubcategories } from '../listing-category/rows'
import { listingPlanEntity } from '../listing-plan/entity'
import { answered } from '../shared/answered'
import { listingDetail } from './details'
import { listingEntity } from './entity'
import { listingHistory } from './history'
import { fixtureListings } from './seeds'
import { listingUpdate } from './update'

const start = instant(sampleStart)
const rows = database.rows(listingEntity)
const planOf = ({ plan }: (typeof rows)[number]) => database.find(listingPlanEntity, plan.token)!
const fixtures = (name: keyof typeof fixtureListings) => rows[fixtureListings[name]]!

test('every listing matches the contract, with its details and history', () => {
  for (const row of rows) {
    const detail = { ...answered(row), update: listingUpdate(row), ...listingDetail(row, database) }
    expect(schema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: listingHistory(row) }).error?.issues).toBeUndefined()
  }
})

test('the directory has 24 categories with 120 subcategories, and 6 plans that match their contract', () => {
  expect(listingCategories()).toHaveLength(24)
  expect(new Set(listingSubcategories().map(({ slug }) => slug)).size).toBe(120)
  expect(database.rows(listingPlanEntity)).toHaveLength(6)
  for (const plan of database.rows(listingPlanEntity))
    expect(
      listingPlan.safeParse({ ...plan, _actions: [], subscribers: 0 }).error?.issues,
    ).toBeUndefined()
})

describe('listings match their business, category and plan', () => {
  test('a listing has the location and the plan of its business', () => {
    for (const row of rows) {
      const business = database.find(businessEntity, row.business.token)!
      expect([row.country, row.county]).toEqual([business.country, business.county])
      expect(row.plan).toEqual(business.plan)
      expect(listingDetail(row, database).address.line1).toBe(
        businessDetail(business).address.line1,
      )
    }
  })

  test('its subcategory belongs to its category', () => {
    for (const { category, subcategory } of rows)
      expect(
        listingSubcategories().find(({ subcategoryId }) => subcategoryId === subcategory.token)
          ?.categoryId,
      ).toBe(category.token)
  })

  test('its photos and phones are within the limits of its plan, unless a check fails', () => {
    for (const row of rows) {
      const { limits } = planOf(row)
      const { photos, checks } = listingDetail(row, database)
      expect(photos).toHaveLength(row.photoCount)
      expect(row.photo === null).toBe(row.photoCount === 0)
      expect(row.phones.length).toBeLessThanOrEqual(limits.phones)
      const check = checks.find(({ code }) => code === 'plan_limits')
      expect(check?.result).toBe(row.photoCount > limits.photos ? 'fail' : 'pass')
    }
  })

  test('the check of its position matches the map', () => {
    for (const row of rows) {
      const { address, checks } = listingDetail(row, database)
      const { result } = checks.find(({ code }) => code === 'position')!
      expect(address.position === null).toBe(result === 'warn')
      // No country of the marketplace extends so far to the south-east.
      if (address.position && result === 'pass')
        expect(address.position.lat < -4 && address.position.lng > 42).toBe(false)
    }
  })
})

describe('visibility and periods of listings', () => {
  test('a listing has no visibility before its first approval, and every visibility occurs after it', () => {
    for (const { visibility, approvedAt, expiresAt } of rows) {
      expect(visibility === null).toBe(approvedAt === null)
      expect(expiresAt === null).toBe(approvedAt === null)
    }
    for (const each of visibilities)
      expect(rows.filter(({ visibility }) => visibility === each).length).toBeGreaterThan(9)
  })

  test('its plan has ended if it is expired, and otherwise only if it is archived', () => {
    const shown = rows.filter(({ visibility }) => visibility !== null && visibility !== 'archived')
    for (const { visibility, expiresAt } of shown)
      expect(expiresAt! < start).toBe(visibility === 'expired')
  })

  test('only visible listings are viewed, and their days add up', () => {
    for (const row of rows) {
      const isFound = row.approvalStatus === 'approved' && row.visibility === 'published'
      expect(row.views30d > 0).toBe(isFound)
      const { days, leads } = listingDetail(row, database)
      const sum = (of: 'views' | 'leads') => days.reduce((so, each) => so + each[of], 0)
      expect([sum('views'), sum('leads')]).toEqual([row.views30d, row.leads30d])
      expect(leads).toHaveLength(Math.min(20, row.leads30d))
    }
  })

  test('the last bill is for the current period', () => {
    for (const row of rows) {
      const { bills, subscription } = listingDetail(row, database)
      expect(bills.length > 0).toBe(row.approvedAt !== null)
      if (bills[0]) expect(bills[0]).toMatchObject({ to: row.expiresAt, amount: row.planPrice })
      expect(subscription.startedAt).toBe(bills[0]?.from ?? null)
      for (const [place, { to }] of bills.slice(1).entries()) expect(to).toBe(bills[place]?.from)
    }
  })
})

test('fixtures match their names', () => {
  expect(fixtures('longestTitle')).toMatchObject({ approvalStatus: 'pending' })
  expect(fixtures('longestTitle').title).toHaveLength(120)
  expect(fixtures('arabicTitle').title).toMatch(/\p{Script=Arabic}/u)
  expect(Object.keys(listingDetail(fixtures('arabicTitle'), database).description)).toEqual([
    'en',
    'ar',
    'tr',
  ])
  expect(fixtures('noPhoto').photo).toBeNull()
  expect(fixtures('allPhotos').photoCount).toBe(fixtures('allPhotos').photoLimit)
  expect(fixtures('tooManyPhotos').photoCount).toBe(fixtures('tooManyPhotos').photoLimit + 1)
  expect(fixtures('tooManyPhotos').submission).not.toBeNull()
  const left = Date.parse(fixtures('expiringInThreeDays').expiresAt!) - sampleStart
  expect(Math.round(left / day)).toBe(3)
  for (const name of ['expired', 'paused', 'archived'] as const)
    expect(fixtures(name)).toMatchObject({ approvalStatus: 'approved', visibility: name })
  expect(planOf(fixtures('planRetired'))).toMatchObject({ status: 'retired' })
  expect(fixtures('planRetired').visibility).toBe('expired')
  expect(fixtures('suspended').approvalStatus).toBe('suspended')
  expect(fixtures('overdueNineDays').submission?.dueAt).toBe(instant(sampleStart - 9 * day))
  expect(fixtures('claimedByAnother').claim).not.toBeNull()
  expect(fixtures('decidedByAnother').decision?.at).toBe(instant(sampleStart - 40_000))
})

test('a waiting update differs from the live listing in the fields that it names', () => {
  const updates = rows.filter(({ submission }) => submission?.kind === 'update')
  expect(updates).toHaveLength(8)
  for (const row of updates) {
    const changed = { ...listingUpdate(row), ...listingDetail(row, database).detailUpdate }
    for (const [name, value] of Object.entries(changed))
      expect({ ...row, ...listingDetail(row, database) }).not.toMatchObject({ [name]: value })
  }
  const all = listingDetail(fixtures('manyChanges'), database).detailUpdate!
  expect(Object.keys({ ...listingUpdate(fixtures('manyChanges')), ...all }).length).toBeGreaterThan(
    8,
  )
})
