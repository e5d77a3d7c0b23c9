import type { RateProposal } from '@console/domain/commission-rate'
import { getResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { issueAccessToken } from '../../server/accessToken'
import { findAccount } from '../../accounts/accounts'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { rateEndpoints } from './endpoints'
import { rateEntity } from './entity'
import { productPaidEndpoints } from './paid'
import { previewName } from './preview'

const handlers = [...rateEndpoints.handlers, ...productPaidEndpoints.handlers]

const proposed = (rateBps: number): RateProposal => ({
  kind: 'order',
  subjects: [{ type: 'default', ref: null, item: null }],
  basis: 'percent',
  rateBps,
  fixed: [],
  tiers: [],
  min: [],
  max: [],
  includesTax: false,
  includesDelivery: false,
  paidOutOf: null,
  effectiveFrom: null,
  reason: 'Reviewed for the new year',
})

function written(rateBps: number, outcome: 'draft' | 'begin') {
  const proposal = proposed(rateBps)
  return { proposal, outcome, preview: previewName(proposal), replaces: null }
}

const rate = (status: string) => database.rows(rateEntity).find((row) => row.status === status)!

const decide = (status: string, action: string) => {
  const { rateToken, version } = rate(status)
  return {
    path: `/commission-rates/${rateToken}/decisions`,
    version,
    body: { action, revision: 1, note: 'It has done what it was for.' },
  }
}

interface RoleRequest {
  path: string
  body?: object
  version?: number
}

async function statusFor(account: string, { path, body, version }: RoleRequest): Promise<number> {
  const known = findAccount(account)
  const response = await getResponse(
    handlers,
    new Request(`http://localhost/api/gateway${path}`, {
      headers: {
        ...(known ? { Authorization: `Bearer ${issueAccessToken(known)}` } : {}),
        ...(version === undefined ? {} : { 'If-Match': `"v${version}"` }),
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }),
  )
  return response?.status ?? 0
}

const accounts = ['superadmin', 'admin', 'staff', 'customer', 'guest'] as const

afterEach(() => resetSampleBackend())

describe('permissions on rates', () => {
  test.each<[string, () => RoleRequest, readonly number[]]>([
    ['read rates', () => ({ path: '/commission-rates' }), [200, 200, 200, 403, 401]],
    [
      'read the commission of products',
      () => ({ path: '/product-commissions' }),
      [200, 200, 200, 403, 401],
    ],
    [
      'find subjects',
      () => ({ path: '/commission-rates/subjects?kind=order&q=' }),
      [200, 200, 200, 403, 401],
    ],
    [
      'preview',
      () => ({ path: '/commission-rates/preview', body: proposed(900) }),
      [200, 200, 403, 403, 401],
    ],
    [
      'write a draft',
      () => ({ path: '/commission-rates', body: written(900, 'draft') }),
      [201, 201, 403, 403, 401],
    ],
    [
      'start a rate',
      () => ({ path: '/commission-rates', body: written(900, 'begin') }),
      [201, 201, 403, 403, 401],
    ],
    [
      'start a rate above 30 %',
      () => ({ path: '/commission-rates', body: written(3100, 'begin') }),
      [201, 403, 403, 403, 401],
    ],
    ['end a rate', () => decide('active', 'end'), [200, 200, 403, 403, 401]],
    ['cancel a schedule', () => decide('scheduled', 'cancel'), [200, 200, 403, 403, 401]],
    ['delete a draft', () => decide('draft', 'discard'), [200, 200, 403, 403, 401]],
  ])('%s', async (_, asked, expected) => {
    const statuses: number[] = []
    for (const account of accounts) {
      statuses.push(await statusFor(account, asked()))
      resetSampleBackend()
    }
    expect(statuses).toEqual(expected)
  })
})
