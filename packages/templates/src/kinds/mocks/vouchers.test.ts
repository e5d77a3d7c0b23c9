import { issueAccessToken, resetSampleBackend, sampleAccounts, world } from '@console/sample'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { wordKeysOf } from '../kindWords'
import { vouchers, voucherTokens } from './voucherEndpoints'
import { voucherKind } from './vouchers'
import { voucherWords } from './voucherWords'

const [, brian, carol] = sampleAccounts

async function call(account: typeof brian, path: string, body?: object, version = 1) {
  const request = new Request(`http://localhost/api/business/vouchers${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${issueAccessToken(account!)}`,
      'If-Match': `"v${version}"`,
      'Idempotency-Key': path + JSON.stringify(body) + version,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const response = await getResponse([...vouchers.handlers], request)
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response?.status, body: (await response?.json()) as any }
}

function decide(
  account: typeof brian,
  token: string,
  action: string,
  said: object = {},
  version = 1,
) {
  return call(account, `/${token}/decisions`, { action, revision: 1, ...said }, version)
}

function later(milliseconds: number) {
  const now = world.now()
  world.setClock(() => now + milliseconds)
}

beforeEach(resetSampleBackend)

test('who has prepared a voucher does not approve it, and staff never do', async () => {
  const own = await decide(brian, voucherTokens.own, 'approve')
  expect([own.status, own.body.code]).toEqual([403, 'same_person'])
  const staff = await decide(carol, voucherTokens.submitted, 'approve')
  expect([staff.status, staff.body.code]).toEqual([403, 'forbidden'])
  const other = await decide(brian, voucherTokens.submitted, 'approve')
  expect([other.body.record.status, other.body.undo]).toEqual(['approved', null])
})

test('what has no answer is asked about, and never paid again', async () => {
  const paying = await decide(brian, voucherTokens.silent, 'pay')
  expect(paying.body.record.status).toBe('paying')
  later(4000)
  const { body } = await call(brian, `/${voucherTokens.silent}`)
  expect(body.status).toBe('checking')
  const again = await decide(brian, voucherTokens.silent, 'pay', {}, body.version)
  expect([again.status, again.body.code]).toEqual([409, 'state_conflict'])
  const asked = await decide(brian, voucherTokens.silent, 'check', {}, body.version)
  expect(asked.body.record.status).toBe('paying')
  later(4000)
  expect((await call(brian, `/${voucherTokens.silent}`)).body.status).toBe('paid')
})

test('cash needs the number of a receipt, which the body of this kind has', async () => {
  const without = await decide(brian, voucherTokens.cash, 'mark_paid')
  expect([without.status, without.body.errors]).toEqual([
    422,
    [{ pointer: '/receiptNo', message: 'This needs the number of the receipt.' }],
  ])
  const paid = await decide(brian, voucherTokens.cash, 'mark_paid', { receiptNo: 'R-4711' })
  expect(paid.body.record.status).toBe('paid')
})

test('what is said of one of many stands over what is said of all; what it breaks is its own outcome', async () => {
  const { cash, otherCash, silent } = voucherTokens
  const item = (token: string, said?: object) => ({ token, version: 1, revision: 1, said })
  const { status, body } = await call(brian, '/bulk-decisions', {
    action: 'mark_paid',
    receiptNo: 'R-1',
    items: [item(cash, { receiptNo: 'R-2' }), item(otherCash, { receiptNo: ' ' })],
  })
  expect([status, body.results.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
    200,
    ['ok', 'not_eligible'],
  ])
  expect(body.results[1].problem).toMatchObject({ code: 'receipt_missing' })
  const large = {
    parts: [{ destination: 'Nairobi', amount: { amount: 4_522_050, currency: 'KES' } }],
  }
  const parts = await call(brian, '/bulk-decisions', {
    action: 'pay_in_parts',
    items: [item(silent, large)],
  })
  expect(parts.body.results[0]).toMatchObject({
    outcome: 'not_eligible',
    problem: { message: 'The provider takes 30,000 at once.' },
  })
})

test('what is said of all is refused as a whole', async () => {
  const { status, body } = await call(brian, '/bulk-decisions', {
    action: 'mark_paid',
    items: [{ token: voucherTokens.cash, version: 1, revision: 1 }],
  })
  expect([status, body.code]).toEqual([422, 'validation'])
})

test.each(Object.entries(voucherWords))(
  'the kind brings a word for everything that it can be, in %s',
  (_, words) => {
    expect(wordKeysOf(voucherKind).filter((key) => !Object.hasOwn(words, key))).toEqual([])
  },
)
