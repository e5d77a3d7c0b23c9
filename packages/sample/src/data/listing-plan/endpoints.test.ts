import {
  listingPlanDetail,
  type ListingPlanDetail,
  type PlanBody,
} from '@console/domain/listing-plan'
import { listingDetail } from '@console/domain/listing'
import { beforeEach, expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { type Calling, callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { listingEndpoints } from '../listing/endpoints'
import { listingEntity } from '../listing/entity'
import { fixtureListing } from '../listing/fixtures'
import { listingPlanEndpoints } from './endpoints'
import { listingPlanEntity } from './entity'
import { fixturePlan } from './fixtures'

const [, , carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const call = callAs('/api/business', listingPlanEndpoints, listingEndpoints)

async function planOf(planId: string): Promise<ListingPlanDetail> {
  return listingPlanDetail.parse((await call('GET', `/listing-plans/${planId}`)).answer)
}

function written(plan: ListingPlanDetail, change: Partial<PlanBody> = {}): PlanBody {
  const { name, price, period, trialDays, limits, perks, featuredDays, order, highlight } = plan
  return {
    name,
    price,
    period,
    trialDays,
    limits,
    perks,
    featuredDays,
    order,
    highlight,
    ...change,
  }
}

async function change(plan: ListingPlanDetail, fields: Partial<PlanBody>, more: Calling = {}) {
  const { planId, version } = plan
  const body = written(plan, fields)
  return call('PATCH', `/listing-plans/${planId}`, { version, body, ...more })
}

test('every response about plans matches its schema, including refusals', async () => {
  expect((await callEverything(listingPlanEndpoints)).wrong).toEqual([])
}, 60_000)

test('fixture plans match their names', async () => {
  const several = await planOf(fixturePlan('threeVersions'))
  expect(several.versions.filter(({ subscribers }) => subscribers > 0)).toHaveLength(3)
  const retired = await planOf(fixturePlan('retired'))
  expect(retired.status).toBe('retired')
  expect(retired.subscribers).toBeGreaterThan(9)
})

test('subscribers of a plan match the list of listings', async () => {
  for (const { planId } of database.rows(listingPlanEntity)) {
    const { subscribers, versions } = await planOf(planId)
    expect(versions.reduce((sum, each) => sum + each.subscribers, 0)).toBe(subscribers)
    const query = `plan=${planId}&visibility=published&visibility=paused`
    const { answer } = await call('GET', `/listings?${query}`)
    expect(answer).toMatchObject({ total: subscribers })
  }
})

test('new terms create a version, and listings retain theirs until they renew', async () => {
  const planId = fixturePlan('threeVersions')
  const before = await planOf(planId)
  const listing = database.find(listingEntity, fixtureListing('expired'))!
  expect(listing.plan.token).toBe(planId)
  const price = before.price.map((each) => ({ ...each, amount: each.amount * 2 }))
  const { answer } = await change(before, { price })
  const after = listingPlanDetail.parse(answer)
  expect(after).toMatchObject({ planVersion: 4, price, subscribers: before.subscribers })
  expect(after.versions.map(({ subscribers }) => subscribers)).toEqual([
    0,
    ...before.versions.map(({ subscribers }) => subscribers),
  ])

  const { secureToken, version, liveRevision } = listing
  await call('POST', `/listings/${secureToken}/decisions`, {
    version,
    body: { action: 'renew', revision: liveRevision ?? 1 },
  })
  const renewed = listingDetail.parse((await call('GET', `/listings/${secureToken}`)).answer)
  expect(renewed.subscription.planVersion).toBe(4)
  expect(price).toContainEqual(renewed.planPrice)
  expect((await planOf(planId)).versions[0]?.subscribers).toBe(1)
})

test('a new name creates no version, and listings show it at once', async () => {
  const plan = await planOf(fixturePlan('threeVersions'))
  const { answer } = await change(plan, { name: { en: 'Bloom' } })
  expect(answer).toMatchObject({ planVersion: 3 })
  const listing = fixtureListing('expired')
  expect((await call('GET', `/listings/${listing}`)).answer).toMatchObject({
    plan: { label: 'Bloom' },
  })
})

test('a draft has one version, which starts when it is published', async () => {
  const like = await planOf(fixturePlan('threeVersions'))
  const { status, answer } = await call('POST', '/listing-plans', { body: written(like) })
  const draft = listingPlanDetail.parse(answer)
  expect([status, draft.status, draft.versions]).toMatchObject([201, 'draft', [{ since: null }]])
  const changed = listingPlanDetail.parse((await change(draft, { trialDays: 1 })).answer)
  expect(changed).toMatchObject({ planVersion: 1, versions: [{ terms: { trialDays: 1 } }] })
  await call('POST', `/listing-plans/${draft.planId}/decisions`, {
    version: changed.version,
    body: { action: 'publish', revision: 1 },
  })
  const published = await planOf(draft.planId)
  expect(published.status).toBe('active')
  expect(published.versions).toMatchObject([{ planVersion: 1, since: expect.any(String) }])
  const next = listingPlanDetail.parse((await change(published, { trialDays: 2 })).answer)
  expect(next.planVersion).toBe(2)
})

test('only administrators can change a plan, and a stale change is refused', async () => {
  const plan = await planOf(fixturePlan('threeVersions'))
  expect((await change(plan, {}, { account: carol })).status).toBe(403)
  expect((await change(plan, {}, { version: plan.version + 1 })).status).toBe(412)
})

test.each([
  ['is missing', (price: PlanBody['price']) => price.slice(1)],
  ['is repeated', (price: PlanBody['price']) => [...price, ...price.slice(0, 1)]],
])('refuses prices at their field if a currency of the shop %s', async (_, wrong) => {
  const plan = await planOf(fixturePlan('threeVersions'))
  const { status, answer } = await change(plan, { price: wrong(plan.price) })
  expect(status).toBe(422)
  expect(answer).toMatchObject({ errors: [{ pointer: '/price' }] })
})
