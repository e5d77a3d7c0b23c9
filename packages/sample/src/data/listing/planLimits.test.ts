import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { exceededLimits, planUseOf } from '@console/domain/listing'
import { issueAccessToken } from '../../server/accessToken'
import { sampleAccounts } from '../../accounts/accounts'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { listingPlanEntity } from '../listing-plan/entity'
import { type StoredPlan, versionNumbered } from '../listing-plan/rows'
import { listingChecksOf } from './details'
import { listingEndpoints } from './endpoints'
import { listingEntity } from './entity'
import { fixtureListing } from './fixtures'

beforeEach(() => resetSampleBackend())

async function renew(plan: string) {
  const token = fixtureListing('expired')
  const { version } = database.find(listingEntity, token)!
  const { planId } = database.rows(listingPlanEntity).find(({ name }) => name.en === plan)!
  const request = new Request(`http://localhost/api/business/listings/${token}/decisions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${issueAccessToken(sampleAccounts[0]!)}`,
      'If-Match': `"v${version}"`,
      'Idempotency-Key': `renew ${plan}`,
    },
    body: JSON.stringify({ action: 'renew', revision: 1, planId }),
  })
  const response = await getResponse([...listingEndpoints.handlers], request)
  return { status: response!.status, body: await response!.json() }
}

test('a listing with two phones is not renewed on a plan that allows one', async () => {
  const { status, body } = await renew('Starter')
  expect([status, body.code]).toEqual([422, 'phones_exceeded'])
  expect((await renew('Growth')).status).toBe(200)
})

test('the check before publishing fails exactly where the rule does', () => {
  for (const row of database.rows(listingEntity)) {
    if (row.submission?.kind === 'update') continue
    const plan = database.find(listingPlanEntity, row.plan.token) as StoredPlan
    const over = exceededLimits(planUseOf(row), versionNumbered(plan, row.planVersion).terms.limits)
    const check = listingChecksOf(row, database).find(({ code }) => code === 'plan_limits')
    expect(check?.result).toBe(over.length > 0 ? 'fail' : 'pass')
  }
})
