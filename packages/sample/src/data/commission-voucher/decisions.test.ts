import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CollectionDetail } from '@console/domain/commission-collection'
import {
  voucherActions,
  type VoucherAction,
  type VoucherDetail,
} from '@console/domain/commission-voucher'
import type { ShopSettings } from '@console/domain/shop-setting'
import { issueAccessToken } from '../../server/accessToken'
import { sampleAccounts } from '../../accounts/accounts'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { collectionEndpoints } from '../commission-collection/endpoints'
import { fixtureCollection } from '../commission-collection/fixtures'
import { entryEntity } from '../commission-entry/entity'
import { entryEndpoints } from '../commission-entry/endpoints'
import { shopSettingEntity } from '../shop-setting/entity'
import { voucherEndpoints } from './endpoints'
import { fixtureVoucher } from './fixtures'

const [amina, brian, carol, , eve] = sampleAccounts
const handlers = [
  ...voucherEndpoints.handlers,
  ...collectionEndpoints.handlers,
  ...entryEndpoints.handlers,
]

async function call(account: typeof brian, path: string, body?: object, headers = {}) {
  const request = new Request(`http://localhost/api/gateway${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${issueAccessToken(account!)}`, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const response = await getResponse(handlers, request)
  return { status: response!.status, body: await response!.json() }
}

async function read(own: string): Promise<VoucherDetail> {
  return (await call(brian, `/commission-vouchers/${own}`)).body
}

async function collectionOf(own: string): Promise<CollectionDetail> {
  return (await call(brian, `/commission-collections/${own}`)).body
}

let sent = 0

async function decide(own: string, action: string, input: object = {}, account = brian) {
  const { version } = await read(own)
  const headers = { 'If-Match': `"v${version}"`, 'Idempotency-Key': `decision-${(sent += 1)}` }
  const body = { action, revision: 1, ...input }
  return call(account, `/commission-vouchers/${own}/decisions`, body, headers)
}

/** Body that puts everything open of a collection on a voucher. */
function bodyFor({ collectionToken, agent, currency, min, entries, ...rest }: CollectionDetail) {
  const days = entries.map(({ at }) => at.slice(0, 10))
  return {
    collection: { token: collectionToken, agent, currency, min },
    period: { from: days[0], to: days.at(-1) },
    entries: entries.map(({ entryToken, amount, at }) => ({
      token: entryToken,
      amount,
      day: at.slice(0, 10),
    })),
    adjustments: [],
    withholdingBps: rest.withholdingBps,
    destination: rest.destinations.find(({ isVerified }) => isVerified),
    note: '',
  }
}

async function prepare(of: CollectionDetail, account = carol, key = `prepare-${(sent += 1)}`) {
  return call(account, '/commission-vouchers', bodyFor(of), { 'Idempotency-Key': key })
}

beforeEach(() => resetSampleBackend())

describe('a voucher', () => {
  test('is prepared once, submitted by its preparer, and approved and paid by someone else', async () => {
    const { collectionToken } = fixtureCollection('open')
    const before = await collectionOf(collectionToken)
    const { status, body } = await prepare(before, carol, 'the same key')
    expect([status, body.status, body.gross]).toEqual([201, 'draft', before.open])
    expect((await prepare(before, carol, 'the same key')).body.voucherToken).toBe(body.voucherToken)
    // A draft holds nothing yet.
    expect((await collectionOf(collectionToken)).open).toEqual(before.open)

    const own = body.voucherToken
    expect((await decide(own, 'submit', {}, brian)).body.code).toBe('not_preparer')
    expect((await decide(own, 'submit', {}, carol)).status).toBe(200)
    expect((await decide(own, 'approve', {}, carol)).status).toBe(403)
    const held = await collectionOf(collectionToken)
    expect(held.openEntries).toBe(0)
    expect(held.outstanding).toEqual(before.outstanding)

    await decide(own, 'approve')
    await decide(own, 'pay')
    if ((await read(own)).status === 'paying') await decide(own, 'check')
    const paid = await read(own)
    expect(['paid', 'failed']).toContain(paid.status)
    if (paid.status !== 'paid') await decide(own, 'retry')
    const after = await collectionOf(collectionToken)
    expect(after.paid.amount).toBe(before.paid.amount + before.open.amount)
    expect(paid.entries.every(({ voucher }) => voucher?.token === own)).toBe(true)
  })

  test('cannot be prepared below the minimum in the settings', async () => {
    const of = await collectionOf(fixtureCollection('open').collectionToken)
    const { amount, currency } = of.open
    const values = { withholdingBps: 500, minVoucher: [{ amount: amount + 1, currency }] }
    database.change(shopSettingEntity, 'commission', { values }, brian!.token)
    expect((await collectionOf(of.collectionToken)).min).toEqual(values.minVoucher[0])
    expect(await prepare(of)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/withholdingBps' }] },
    })
  })

  test('is due within the hours of the settings', async () => {
    const review = database.find(shopSettingEntity, 'review')!.values as ShopSettings['review']
    const values = { ...review, slaHours: { ...review.slaHours, commissionVoucher: 5 } }
    database.change(shopSettingEntity, 'review', { values }, brian!.token)
    const of = await collectionOf(fixtureCollection('open').collectionToken)
    const { body } = await prepare(of)
    const { dueAt, prepared } = await read(body.voucherToken)
    expect(Date.parse(dueAt) - Date.parse(prepared.at)).toBe(5 * 3_600_000)
  })

  test('cannot be submitted or prepared with an entry that another voucher has taken', async () => {
    const of = await collectionOf(fixtureCollection('open').collectionToken)
    const first = (await prepare(of)).body.voucherToken
    const second = (await prepare(of)).body.voucherToken
    await decide(first, 'submit', {}, carol)
    expect((await decide(second, 'submit', {}, carol)).body.code).toBe('entries_taken')
    expect(await prepare(of)).toMatchObject({ status: 409, body: { code: 'entries_taken' } })
    // When it is cancelled, its entries are free again.
    await decide(first, 'cancel', { reasonCode: 'wrong_amount' })
    expect((await decide(second, 'submit', {}, carol)).status).toBe(200)
  })

  test('cannot be approved or paid by its preparer, whatever the screen offers', async () => {
    const own = fixtureVoucher('own')
    const refused = { status: 403, body: { code: 'same_person' } }
    expect(await decide(own, 'approve')).toMatchObject(refused)
    expect((await decide(own, 'approve', {}, amina)).status).toBe(200)
    expect(await decide(own, 'pay')).toMatchObject(refused)
  })

  test('is checked under its own key without an answer from the provider, and cannot be paid again', async () => {
    const own = fixtureVoucher('silent')
    await decide(own, 'pay')
    const [attempt, ...others] = (await read(own)).attempts
    expect([attempt?.outcome, others]).toEqual(['unknown', []])
    for (const action of ['pay', 'retry', 'cancel'])
      expect((await decide(own, action, { reasonCode: 'disputed' })).status).toBe(409)
    await decide(own, 'check')
    const { status, attempts, providerReference } = await read(own)
    expect([status, attempts.length, attempts[0]?.outcome]).toEqual(['paid', 1, 'accepted'])
    expect(attempts[0]?.idempotencyKey).toBe(attempt?.idempotencyKey)
    expect(providerReference).not.toBeNull()
  })

  test('is paid again under a new key after a definite failure', async () => {
    const own = fixtureVoucher('failed')
    const [before] = (await read(own)).attempts
    await decide(own, 'retry')
    const { status, attempts, failure } = await read(own)
    expect([status, failure, attempts.length]).toEqual(['paid', null, 2])
    expect(attempts[1]?.idempotencyKey).not.toBe(before?.idempotencyKey)
  })
})

describe('a collection', () => {
  test('prepares a voucher from all open entries', async () => {
    const { collectionToken, version } = fixtureCollection('wholeCurrency')
    const before = await collectionOf(collectionToken)
    const { status } = await call(
      carol,
      `/commission-collections/${collectionToken}/decisions`,
      { action: 'prepare', revision: 1 },
      { 'If-Match': `"v${version}"`, 'Idempotency-Key': 'prepare all' },
    )
    expect(status).toBe(200)
    expect((await collectionOf(collectionToken)).vouchers).toHaveLength(before.vouchers.length + 1)
  })

  test('includes a manual adjustment, which only administrators can make', async () => {
    const { collectionToken, version, open } = fixtureCollection('open')
    const body = {
      action: 'adjust',
      revision: 1,
      amount: { amount: -1200, currency: 'KES' },
      note: 'Counted twice in May.',
    }
    const path = `/commission-collections/${collectionToken}/decisions`
    const headers = { 'If-Match': `"v${version}"`, 'Idempotency-Key': 'adjust' }
    expect((await call(carol, path, body, headers)).status).toBe(403)
    expect((await call(brian, path, body, headers)).status).toBe(200)
    const after = await collectionOf(collectionToken)
    expect(after.open.amount).toBe(open.amount - 1200)
    expect(database.rows(entryEntity).at(-1)).toMatchObject({
      type: 'adjustment',
      amount: body.amount,
    })
  })

  test('shows its entries, by agent and state', async () => {
    const { agent, openEntries } = fixtureCollection('open')
    const { body } = await call(brian, `/commission-entries?agent=${agent.token}&state=open`)
    expect(body.total).toBe(openEntries)
  })
})

describe('permissions on vouchers', () => {
  const ofAdministrators: readonly VoucherAction[] = [
    'approve',
    'pay',
    'mark_paid',
    'check',
    'retry',
    'return',
  ]
  const ofStaff = voucherActions.filter((action) => !ofAdministrators.includes(action))

  test.each<[role: string, account: typeof brian, may: readonly VoucherAction[]]>([
    ['SuperAdmin', amina, voucherActions],
    ['admin', brian, voucherActions],
    ['staff', carol, ofStaff],
    ['customer', eve, []],
  ])('%s: a voucher offers exactly the actions that are not refused', async (_, account, may) => {
    const own = fixtureVoucher('submitted')
    const seen = await call(account, `/commission-vouchers/${own}`)
    expect(seen.status).toBe(may.length === 0 ? 403 : 200)
    if (seen.status === 200)
      expect(seen.body._actions.map(({ action }: { action: string }) => action).toSorted()).toEqual(
        may.toSorted(),
      )
    for (const action of voucherActions) {
      resetSampleBackend()
      const { body } = await decide(own, action, {}, account)
      expect([action, body.code === 'forbidden']).toEqual([action, !may.includes(action)])
    }
  })

  test.each([
    ['SuperAdmin', amina, ['adjust', 'prepare']],
    ['admin', brian, ['adjust', 'prepare']],
    ['staff', carol, ['prepare']],
  ] as const)('%s: actions offered by a collection', async (_, account, may) => {
    const { collectionToken } = fixtureCollection('open')
    const { body } = await call(account, `/commission-collections/${collectionToken}`)
    expect(body._actions.map(({ action }: { action: string }) => action).toSorted()).toEqual(may)
  })
})
