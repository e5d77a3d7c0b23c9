import {
  approvableDetail,
  approvableRow,
  approvalFields,
  decidedRevision,
  hiddenBy,
  type ReasonCode,
  updateOf,
} from '@console/domain/approval'
import type { CheckFinding } from '../data/shared/checks'
import { itemApproval } from '@console/domain/item'
import { shopSettingEntity } from '../data/shop-setting/entity'
import { businessEntity } from '../data/business/entity'
import { productEntity } from '../data/product/entity'
import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { conflict, type DecisionBody, type Resource } from '@console/core/resources'
import { type Money, ref } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { issueAccessToken } from '../server/accessToken'
import { sampleAccounts } from '../accounts/accounts'
import { sampleStart } from '../store/clock'
import { resetSampleBackend } from '../server/resetSampleBackend'
import { setScenario } from '../server/scenario'
import { database } from '../store/store'
import { reviewers, systemActor } from '../accounts/actors'
import type { Product } from '../data/product/rows'
import { approvalDecisions } from '../data/shared/approvalDecisions'
import { approvalAnswers } from '../data/shared/approvalAnswers'
import { callEverything } from './callEverything'
import { resourceEndpoints } from './resourceEndpoints'
import * as z from 'zod/mini'
import { dayOffset } from '../data/shop-setting/dayOffset'

const [amina, brian, carol, , eve] = sampleAccounts

const row = z.extend(approvableRow, {
  name: z.string(),
  business: ref,
  hiddenBy,
  update: updateOf(z.object({ name: z.string() })),
})
const detail = z.extend(row, { ...approvableDetail.shape, description: z.string() })

const fields = {
  ...approvalFields,
  ...defineFields<Pick<Product, 'name' | 'price' | 'business'>>()({
    name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
    price: { type: 'money', of: ({ price }) => price, totalled: true },
    business: { type: 'reference', of: ({ business }) => business, filtered: true },
  }),
}

const resource: Resource<z.infer<typeof row>, z.infer<typeof detail>, typeof fields> = {
  id: 'things',
  base: 'business',
  path: '/things',
  row,
  detail,
  fields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  revisionOf: decidedRevision,
  workflows: [itemApproval],
}

function checksOf({ checksSummary: { fail } }: Product): CheckFinding[] {
  return Array.from({ length: fail }, () => ({
    code: 'images',
    result: 'fail',
    required: true,
    detail: null,
    evidence: [],
  }))
}

const owner = { token: 'o'.repeat(22), name: 'Its owner', role: 'owner' } as const

const updateWaiting = ({ submission }: Product) =>
  submission?.kind === 'update' ? { name: 'New name' } : null

const things = resourceEndpoints({
  resource,
  entity: productEntity,
  dayOffset,
  answers: approvalAnswers,
  update: updateWaiting,
  toRow: (product) => ({ ...product, update: updateWaiting(product) }),
  toDetail: (product) => ({
    ...product,
    update: updateWaiting(product),
    description: product.name,
    checks: checksOf(product),
    requestedChanges: [{ pointer: '/name', message: 'Of the seed.' }],
    suspension: null,
  }),
  decisions: [
    approvalDecisions<Product>({
      slaHours: () => 24,
      checks: checksOf,
      lastSubmission: ({ liveRevision }) => ({
        revision: (liveRevision ?? 0) + 1,
        kind: 'new',
        submittedAt: '2026-05-01T09:00:00Z',
        submittedBy: owner,
        dueAt: '2026-05-02T09:00:00Z',
        attempt: 1,
      }),
      update: updateWaiting,
      hiddenBy: ({ business }, { find }) =>
        find(businessEntity, business.token)?.approvalStatus === 'suspended'
          ? 'business_suspended'
          : null,
    }),
  ],
  past: () => [
    {
      eventId: 'e'.repeat(22),
      at: '2026-05-01T09:00:00Z',
      actor: owner,
      type: 'approval.submitted',
      from: null,
      to: 'pending',
      reasonCode: null,
      note: null,
    },
  ],
})

const base = 'http://localhost/api/business/things'
let keys = 0

interface Sent {
  account?: (typeof sampleAccounts)[number] | undefined
  headers?: Record<string, string>
  body?: unknown
}

async function call(path: string, { account = amina, headers = {}, body }: Sent = {}) {
  const response = await getResponse(
    [...things.handlers],
    new Request(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${issueAccessToken(account!)}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  if (!response) throw new Error(`${path} is not answered`)
  // The type depends on the call: each test states its expectation.
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response.status, body: (await response.json()) as any }
}

/** Decides about a record as it is now, or as it was read. */
function decide(
  { secureToken, version }: Pick<Product, 'secureToken' | 'version'>,
  body: Partial<DecisionBody> & { action: string },
  { headers = {}, ...rest }: Omit<Sent, 'body'> = {},
) {
  const read = database.find(productEntity, secureToken)
  keys += 1
  return call(`/${secureToken}/decisions`, {
    ...rest,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': `key-${keys}`, ...headers },
    body: { revision: read?.submission?.revision ?? 1, ...body },
  })
}

function decideMany(items: readonly Product[], body: object, sent: Omit<Sent, 'body'> = {}) {
  keys += 1
  return call('/bulk-decisions', {
    ...sent,
    headers: { 'Idempotency-Key': `key-${keys}`, ...sent.headers },
    body: {
      ...body,
      items: items.map(({ secureToken, version, submission }) => ({
        token: secureToken,
        version,
        revision: submission?.revision ?? 1,
      })),
    },
  })
}

function undo(undoToken: string, account = amina, key = `key-${(keys += 1)}`) {
  return call('/undo', { account, headers: { 'Idempotency-Key': key }, body: { undoToken } })
}

function products(wanted: (product: Product) => boolean): Product[] {
  return database.rows(productEntity).filter(wanted)
}

function product(wanted: (product: Product) => boolean): Product {
  const [found] = products(wanted)
  if (!found) throw new Error('There is no such product')
  return found
}

const isSound = ({ checksSummary: { warn, fail } }: Product) => warn + fail === 0
const isPending = ({ approvalStatus, submission }: Product) =>
  approvalStatus === 'pending' && submission !== null
const isUpdate = ({ approvalStatus, submission, claim }: Product) =>
  approvalStatus === 'approved' && submission !== null && claim === null
const isLive = ({ approvalStatus, submission }: Product) =>
  approvalStatus === 'approved' && submission === null

function later(milliseconds: number) {
  const now = database.now()
  database.setClock(() => now + milliseconds)
}

const reason = { reasonCode: 'poor_images', note: 'The pictures are too dark.' } as const

beforeEach(() => {
  resetSampleBackend()
  database.setClock(() => sampleStart)
})

describe('the list of a resource', () => {
  test('a page has its rows in order, the total and the server’s time', async () => {
    const { body } = await call('?submission=waiting&sort=dueAt&pageSize=10&page=2&facets=checks')
    const waiting = products(({ submission, approvalStatus }) =>
      Boolean(submission && approvalStatus !== 'suspended'),
    ).toSorted((one, other) => (one.submission!.dueAt < other.submission!.dueAt ? -1 : 1))
    expect(body).toMatchObject({
      page: 2,
      pageSize: 10,
      total: waiting.length,
      asOf: '2026-06-15T09:00:00Z',
    })
    expect(body.items.map((item: Product) => item.submission!.dueAt)).toEqual(
      waiting.slice(10, 20).map(({ submission }) => submission!.dueAt),
    )
    const counted = Object.values<number>(body.facets.checks).reduce((sum, count) => sum + count)
    expect(counted).toBe(waiting.length)
  })

  test('sums include all pages, one for each currency', async () => {
    const { items } = (await call('?q=maize&pageSize=100')).body
    const found = database.rows(productEntity).filter(({ name }) => /maize/i.test(name))
    const of = (currency: string) =>
      found.reduce((sum, { price }) => sum + (price.currency === currency ? price.amount : 0), 0)
    const { totals } = (await call('?q=maize&pageSize=10')).body
    expect(items.length).toBeGreaterThan(10)
    expect(new Set(totals.map(({ currency }: Money) => currency)).size).toBeGreaterThan(1)
    for (const { amount, currency } of totals) expect(amount).toBe(of(currency))
  })

  test('returns 25 rows by default, and none after the last page', async () => {
    expect((await call('')).body.items).toHaveLength(25)
    expect((await call('?page=9000')).body).toMatchObject({ items: [], page: 9000, total: 2000 })
  })

  test('refuses an invalid query with all its errors', async () => {
    const { status, body } = await call('?pageSize=500&colour=red')
    expect(status).toBe(422)
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/pageSize',
      '/colour',
    ])
  })

  test('waiting records are searched and sorted by submitted values, live ones by live values', async () => {
    const update = product(isUpdate)
    const [words] = update.name.split(' ')
    const found = async (query: string) => (await call(`?pageSize=100&${query}`)).body
    const waiting = await found('submission=waiting&q=new+name')
    expect(waiting.total).toBe(52)
    expect(waiting.items[0]).toMatchObject({ update: { name: 'New name' } })
    expect(waiting.items[0].name).not.toBe('New name')
    const tokens = ({ items }: { items: { secureToken: string }[] }) =>
      items.map(({ secureToken }) => secureToken)
    expect(tokens(await found(`submission=waiting&submissionKind=update&q=${words}`))).toEqual([])
    expect((await found('q=new+name&approvalStatus=approved')).total).toBe(0)
    const sorted = await found('submission=waiting&sort=name')
    const names = sorted.items.map(
      ({ name, update: changed }: { name: string; update: { name: string } | null }) =>
        changed?.name ?? name,
    )
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })

  test('overdue depends on the clock', async () => {
    const { body: before } = await call('?overdue=true')
    later(30 * 24 * 3_600_000)
    const { body: after } = await call('?overdue=true&pageSize=100')
    expect(after.total).toBeGreaterThan(before.total)
    expect(
      after.items.every((item: { submission: { overdue: boolean } }) => item.submission.overdue),
    ).toBe(true)
  })

  test('filters by own claims, another user’s claims and no claim', async () => {
    const pending = product(isPending)
    await decide(pending, { action: 'claim' }, { account: carol })
    const mine = await call('?claimedBy=me', { account: carol })
    expect(mine.body.items.map((item: Product) => item.secureToken)).toContain(pending.secureToken)
    const hers = await call(`?claimedBy=${carol!.token}&submission=waiting`)
    expect(hers.body.total).toBe(mine.body.total)
    const total = (await call('')).body.total
    expect((await call('?claimedBy=none')).body.total).toBeLessThan(total)
  })

  test('several queries are counted in one call', async () => {
    const queries = ['submission=waiting', 'approvalStatus=rejected', '']
    const { body } = await call(
      `/counts?${queries.map((query) => `query=${encodeURIComponent(query)}`).join('&')}`,
    )
    expect(body.counts).toEqual([
      (await call('?submission=waiting')).body.total,
      products(({ approvalStatus }) => approvalStatus === 'rejected').length,
      2000,
    ])
    expect((await call('/counts?query=pageSize%3D7')).status).toBe(422)
    expect((await call('/counts?q=a')).status).toBe(422)
  })

  test('a selection lists the results of a query in the form of a bulk decision', async () => {
    const { body } = await call('/selection?approvalStatus=rejected&sort=name')
    const rejected = products(({ approvalStatus }) => approvalStatus === 'rejected')
    expect(body.total).toBe(rejected.length)
    expect(new Set(body.items.map((item: { token: string }) => item.token))).toEqual(
      new Set(rejected.map(({ secureToken }) => secureToken)),
    )
    expect(body.items[0]).toEqual({
      token: expect.any(String),
      version: 1,
      revision: expect.any(Number),
    })
  })

  test('a selection continues with its next page', async () => {
    const { body } = await call('/selection?page=2')
    expect(body).toEqual({ items: [], total: 2000 })
  })

  test('nothing is found in a database without records', async () => {
    setScenario('empty')
    expect((await call('?facets=checks')).body).toMatchObject({
      items: [],
      total: 0,
      facets: { checks: {} },
    })
    expect((await call(`/${product(isPending).secureToken}`)).status).toBe(404)
  })

  test('refuses a customer', async () => {
    expect((await call('', { account: eve })).status).toBe(403)
  })
})

describe('actions of a row', () => {
  async function actionsFor(thing: Product, account = amina) {
    const { body } = await call(`/${thing.secureToken}`, { account })
    return Object.fromEntries(
      body._actions.map(({ action, blocker }: { action: string; blocker: string | null }) => [
        action,
        blocker,
      ]),
    )
  }

  test('leaves out actions that the role may never take, and states the blocker of others', async () => {
    expect(
      await actionsFor(
        product((each) => isPending(each) && isSound(each)),
        carol,
      ),
    ).toEqual({
      claim: null,
      release: 'wrong_status',
      approve: null,
      reject: null,
      request_changes: null,
      reopen: 'wrong_status',
    })
    expect(await actionsFor(product(isLive), brian)).toMatchObject({
      approve: 'wrong_status',
      suspend: null,
      reinstate: 'wrong_status',
    })
  })

  test('another user’s claim blocks a decision', async () => {
    const pending = product(isPending)
    await decide(pending, { action: 'claim' }, { account: carol })
    expect(await actionsFor(pending, brian)).toMatchObject({
      claim: null,
      approve: 'claimed_by_other',
    })
  })

  test('a failed check blocks staff; administrators can waive it', async () => {
    const unsound = product((each) => isPending(each) && each.checksSummary.fail > 0)
    expect(await actionsFor(unsound, carol)).toMatchObject({ approve: 'checks_failed' })
    expect(await actionsFor(unsound, brian)).toMatchObject({ approve: null })
  })

  test('the list has the same actions', async () => {
    const { body } = await call('?submission=waiting&pageSize=100', { account: carol })
    for (const { secureToken, _actions } of body.items.slice(0, 20))
      expect(_actions).toEqual((await call(`/${secureToken}`, { account: carol })).body._actions)
  })
})

describe('decisions about a submission', () => {
  test('an approved record is live, no longer waits and names the approver', async () => {
    const pending = product((each) => isPending(each) && isSound(each))
    const { status, body } = await decide(
      pending,
      { action: 'approve', note: 'Fine.' },
      { account: carol },
    )
    expect(status).toBe(200)
    expect(body.record).toMatchObject({
      version: pending.version + 1,
      approvalStatus: 'approved',
      submission: null,
      liveRevision: pending.submission!.revision,
      requestedChanges: [],
      update: null,
      decision: { action: 'approve', by: { name: 'Carol Nansubuga' }, note: 'Fine.' },
    })
    expect(body.decision).toEqual(body.record.decision)
    expect(body.undo.expiresAt).toBe('2026-06-15T09:00:10Z')
    expect((await call(`/${pending.secureToken}`, { account: carol })).body).toEqual(body.record)
  })

  test('an update is approved at the revision that was read, and its values become the record’s', async () => {
    const update = product((each) => isUpdate(each) && isSound(each))
    const revision = update.submission!.revision
    const before = await call(`/${update.secureToken}`)
    expect(before.body).toMatchObject({ name: update.name, update: { name: 'New name' } })
    const stale = await decide(update, { action: 'approve', revision: revision - 1 })
    expect([stale.status, stale.body.code]).toEqual([412, 'stale_version'])
    const { body } = await decide(update, { action: 'approve', revision })
    expect(body.record).toMatchObject({
      approvalStatus: 'approved',
      liveRevision: revision,
      name: 'New name',
      update: null,
    })
  })

  test('a rejection needs a note if the shop’s settings require it, alone and in bulk', async () => {
    const values = {
      ...database.find(shopSettingEntity, 'review')?.values,
      requireNoteOnReject: true,
    }
    database.change(shopSettingEntity, 'review', { values }, amina!.token)
    const update = product(isUpdate)
    const { body: read } = await call(`/${update.secureToken}`)
    const toRemark = read._actions.filter((state: { needsNote?: true }) => state.needsNote)
    expect(toRemark.map(({ action }: { action: string }) => action)).toEqual(['reject'])
    const silent = { action: 'reject', reasonCode: reason.reasonCode }
    const { status, body } = await decide(update, silent)
    expect({ status, pointer: body.errors[0].pointer }).toEqual({ status: 422, pointer: '/note' })
    const many = await decideMany([update], silent)
    expect(many.body.results[0].outcome).toBe('not_eligible')
    expect((await decide(update, { ...silent, note: 'It cannot be read.' })).status).toBe(200)
  })

  test('a rejected update leaves the live record unchanged', async () => {
    const update = product(isUpdate)
    const { body } = await decide(update, { action: 'reject', ...reason })
    expect(body.record).toMatchObject({
      approvalStatus: 'approved',
      submission: null,
      liveRevision: update.liveRevision,
      name: update.name,
    })
  })

  test('requested changes can be read until the next decision', async () => {
    const pending = product(isPending)
    const fields = [{ pointer: '/name', message: 'Another name, please.' }]
    const { body } = await decide(pending, { action: 'request_changes', fields })
    expect(body.record).toMatchObject({
      approvalStatus: 'changes_requested',
      requestedChanges: fields,
    })
  })

  test('a suspension has its reason and its end', async () => {
    const live = product(isLive)
    const until = '2026-06-20T00:00:00.000Z'
    const { body } = await decide(live, { action: 'suspend', until, ...reason })
    expect(body.record).toMatchObject({
      approvalStatus: 'suspended',
      suspension: { ...reason, until: '2026-06-20T00:00:00Z', by: { name: 'Amina Yusuf' } },
    })
  })

  test('a suspension ends automatically, and the history records it', async () => {
    const live = product(isLive)
    await decide(live, { action: 'suspend', until: '2026-06-20T00:00:00Z', ...reason })
    later(6 * 24 * 3_600_000)
    const { body } = await call(`/${live.secureToken}`)
    expect(body.approvalStatus).toBe('approved')
    const { items } = (await call(`/${live.secureToken}/history`)).body
    expect(items[0]).toMatchObject({
      type: 'approval.reinstated',
      at: '2026-06-20T00:00:00Z',
      actor: systemActor,
      from: 'suspended',
      to: 'approved',
    })
    await decide(body, { action: 'suspend', ...reason })
    const types = (await call(`/${live.secureToken}/history`)).body.items.map(
      ({ type }: { type: string }) => type,
    )
    expect(types).toEqual([
      'approval.suspended',
      'approval.reinstated',
      'approval.suspended',
      'approval.submitted',
    ])
  })

  test('a reopened record waits again, with a new due time', async () => {
    const pending = product(isPending)
    const rejected = await decide(pending, { action: 'reject', ...reason })
    const { body } = await decide(rejected.body.record, {
      action: 'reopen',
      note: 'I was too quick.',
    })
    expect(body.record).toMatchObject({
      approvalStatus: 'pending',
      submission: {
        revision: pending.submission!.revision,
        submittedAt: pending.submission!.submittedAt,
        dueAt: '2026-06-16T09:00:00Z',
        overdue: false,
      },
    })
    const seeded = product(({ approvalStatus }) => approvalStatus === 'rejected')
    const again = await decide(seeded, { action: 'reopen', note: 'Seen by the wrong rules.' })
    expect(again.body.record.submission.submittedBy).toEqual(owner)
  })

  test('the history has the decisions before the events of the seed, newest first', async () => {
    const pending = product(isPending)
    const claimed = await decide(pending, { action: 'claim' })
    later(60_000)
    await decide(claimed.body.record, { action: 'reject', ...reason })
    const { items } = (await call(`/${pending.secureToken}/history`)).body
    expect(items).toMatchObject([
      {
        type: 'approval.rejected',
        at: '2026-06-15T09:01:00Z',
        from: 'under_review',
        to: 'rejected',
        ...reason,
      },
      { type: 'approval.claimed', at: '2026-06-15T09:00:00Z', from: 'pending', to: 'under_review' },
      { type: 'approval.submitted' },
    ])
    expect(new Set(items.map(({ eventId }: { eventId: string }) => eventId)).size).toBe(3)
  })

  test('items of a suspended business are hidden, with their own status unchanged', async () => {
    const live = product(isLive)
    const read = async () => (await call(`/${live.secureToken}`)).body
    expect((await read()).hiddenBy).toBeNull()
    database.change(
      businessEntity,
      live.business.token,
      { approvalStatus: 'suspended' },
      amina!.token,
    )
    expect(await read()).toMatchObject({
      hiddenBy: 'business_suspended',
      approvalStatus: 'approved',
    })
    database.change(
      businessEntity,
      live.business.token,
      { approvalStatus: 'approved' },
      amina!.token,
    )
    expect((await read()).hiddenBy).toBeNull()
  })
})

describe('claims: a lock of 15 minutes', () => {
  test('last 15 minutes, are renewed, and lapse by the clock', async () => {
    const pending = product(isPending)
    const claimed = await decide(pending, { action: 'claim' }, { account: carol })
    expect(claimed.body).toMatchObject({
      record: { approvalStatus: 'under_review', claim: { expiresAt: '2026-06-15T09:15:00Z' } },
      undo: null,
    })
    later(14 * 60_000)
    const renewed = await decide(claimed.body.record, { action: 'claim' }, { account: carol })
    expect(renewed.body.record.claim.expiresAt).toBe('2026-06-15T09:29:00Z')
    later(15 * 60_000)
    const { body } = await call(`/${pending.secureToken}`)
    expect(body).toMatchObject({ approvalStatus: 'pending', claim: null, version: 3 })
    expect((await call(`/${pending.secureToken}/history`)).body.items[0]).toMatchObject({
      type: 'approval.released',
      at: '2026-06-15T09:29:00Z',
      actor: systemActor,
    })
    expect((await decide(body, { action: 'claim' }, { account: brian })).status).toBe(200)
  })

  test('can be released, and the last decision stays', async () => {
    const pending = product(isPending)
    const { body } = await decide(pending, { action: 'claim' })
    const released = await decide(body.record, { action: 'release' })
    expect(released.body.record).toMatchObject({
      approvalStatus: 'pending',
      claim: null,
      decision: pending.decision,
    })
  })

  test('can be taken over only by administrators', async () => {
    const pending = product(isPending)
    const { body } = await decide(pending, { action: 'claim' })
    const refused = await decide(body.record, { action: 'claim' }, { account: carol })
    expect([refused.status, refused.body.code]).toEqual([409, 'claimed_by_other'])
    expect(body.record.claim.isMine).toBe(true)
    expect((await call(`/${body.record.secureToken}`, { account: brian })).body.claim.isMine).toBe(
      false,
    )
    const taken = await decide(body.record, { action: 'claim' }, { account: brian })
    expect(taken.body.record.claim).toMatchObject({ by: { name: 'Brian Otieno' }, isMine: true })
  })
})

describe('refusals', () => {
  const pending = () => product((each) => isPending(each) && isSound(each))

  test('a decision without the version that was read', async () => {
    const { secureToken } = pending()
    const body = { action: 'approve', revision: 1 }
    const headers = { 'Idempotency-Key': 'a' }
    const bare = await call(`/${secureToken}/decisions`, { headers, body })
    expect([bare.status, bare.body.code]).toEqual([428, 'precondition_required'])
    const odd = await call(`/${secureToken}/decisions`, {
      headers: { ...headers, 'If-Match': '*' },
      body,
    })
    expect(odd.status).toBe(400)
    const keyless = await call(`/${secureToken}/decisions`, {
      headers: { 'If-Match': '"v1"' },
      body,
    })
    expect(keyless.status).toBe(428)
  })

  test('a stale version, with who did what and when', async () => {
    const thing = pending()
    await decide(thing, { action: 'reject', ...reason }, { account: carol })
    later(40_000)
    const { status, body } = await decide(thing, { action: 'approve' })
    expect([status, body.code]).toEqual([412, 'stale_version'])
    expect(body.detail).toBe('\u2068Carol Nansubuga\u2069 rejected this just now.')
    expect(conflict.parse(body)).toMatchObject({
      version: 2,
      decision: { action: 'reject', by: { name: 'Carol Nansubuga' }, ...reason },
    })
  })

  test('a claim counts as an earlier decision', async () => {
    const thing = pending()
    await decide(thing, { action: 'claim' }, { account: carol })
    const { body } = await decide(thing, { action: 'approve' })
    expect(conflict.parse(body).decision).toMatchObject({ action: 'claim' })
  })

  test('the right version in the wrong status', async () => {
    const live = product(isLive)
    const { status, body } = await decide(live, { action: 'approve' })
    expect([status, body.code]).toEqual([409, 'state_conflict'])
    expect(conflict.parse(body)).toEqual({ version: 1, decision: live.decision })
  })

  test.each<[string, Partial<DecisionBody> & { action: string }, string]>([
    ['no reason', { action: 'reject' }, '/reasonCode'],
    ['an unexplained “other”', { action: 'reject', reasonCode: 'other', note: 'No.' }, '/note'],
    ['no change', { action: 'request_changes' }, '/fields'],
    [
      'a message that is too short',
      { action: 'request_changes', fields: [{ pointer: '/a', message: 'No' }] },
      '/fields/0/message',
    ],
    [
      'a message that is too long',
      { action: 'request_changes', fields: [{ pointer: '/a', message: 'x'.repeat(301) }] },
      '/fields/0/message',
    ],
    [
      'messages with an approval',
      { action: 'approve', fields: [{ pointer: '/a', message: 'Better.' }] },
      '/fields',
    ],
    [
      'an end date for a rejection',
      { action: 'reject', ...reason, until: '2026-07-01T00:00:00Z' },
      '/until',
    ],
    ['an action of other entities', { action: 'publish' }, '/action'],
    ['an unknown action', { action: 'explode' as string }, '/action'],
    ['an unknown reason', { action: 'reject', reasonCode: 'mood' as ReasonCode }, '/reasonCode'],
  ])('%s', async (_, body, pointer) => {
    const answer = await decide(pending(), body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer)
    expect(database.changes()).toEqual([])
  })

  test('a suspension that ends before it starts', async () => {
    const { status } = await decide(product(isLive), {
      action: 'suspend',
      ...reason,
      until: '2026-06-15T09:00:00Z',
    })
    expect(status).toBe(422)
  })

  test('an approval with a failed required check, unless it is waived with a note', async () => {
    const unsound = product((each) => isPending(each) && each.checksSummary.fail > 0)
    const bare = await decide(unsound, { action: 'approve' })
    expect([bare.status, bare.body.code, bare.body.errors[0].pointer]).toEqual([
      422,
      'checks_failed',
      '/waive',
    ])
    const waive = ['images']
    expect((await decide(unsound, { action: 'approve', waive })).body.errors[0].pointer).toBe(
      '/note',
    )
    const note = 'The seller is known to us.'
    expect(
      (await decide(unsound, { action: 'approve', waive, note }, { account: carol })).status,
    ).toBe(422)
    expect((await decide(unsound, { action: 'approve', waive, note })).status).toBe(200)
  })

  test('actions that the role may not take', async () => {
    const { status, body } = await decide(
      product(isLive),
      { action: 'suspend', ...reason },
      { account: carol },
    )
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect((await decide(pending(), { action: 'approve' }, { account: eve })).status).toBe(403)
  })

  test('own submissions', async () => {
    const { secureToken, submission } = pending()
    const submittedBy = reviewers()[0]!
    const own = database.change(
      productEntity,
      secureToken,
      { submission: { ...submission!, submittedBy } },
      'seed',
    )
    const { status, body } = await decide(own, { action: 'approve' })
    expect([status, body.code]).toEqual([403, 'own_submission'])
    expect((await decide(own, { action: 'approve' }, { account: brian })).status).toBe(200)
  })

  test('missing records', async () => {
    const nobody = { secureToken: 'x'.repeat(22), version: 1 }
    expect((await decide(nobody, { action: 'approve', revision: 1 })).status).toBe(404)
    expect((await call(`/${nobody.secureToken}/history`)).status).toBe(404)
  })
})

describe('the same write sent twice is done once', () => {
  test('the same decision under the same key is made once, and has the same response', async () => {
    const thing = product(isPending)
    const headers = { 'Idempotency-Key': 'mine' }
    const first = await decide(thing, { action: 'reject', ...reason }, { headers })
    const revision = thing.submission!.revision
    const again = await decide(thing, { action: 'reject', revision, ...reason }, { headers })
    expect(again).toEqual(first)
    expect(database.changes()).toHaveLength(1)
  })

  test('another decision under the same key is refused', async () => {
    const thing = product(isPending)
    const headers = { 'Idempotency-Key': 'mine' }
    await decide(thing, { action: 'claim' }, { headers })
    const { status, body } = await decide(thing, { action: 'release' }, { headers })
    expect([status, body.code]).toEqual([422, 'idempotency_mismatch'])
  })

  test('retries refused calls, and keeps keys of callers separate', async () => {
    const thing = product(isPending)
    const headers = { 'Idempotency-Key': 'mine' }
    expect((await decide(thing, { action: 'reject' }, { headers })).status).toBe(422)
    expect((await decide(thing, { action: 'claim' }, { headers })).status).toBe(200)
    const other = await decide(
      { ...thing, version: 2 },
      { action: 'claim' },
      { headers, account: brian },
    )
    expect(other.body.record.claim.by.name).toBe('Brian Otieno')
  })
})

describe('undo: within ten seconds, and only if nothing came after', () => {
  test('restores everything within ten seconds, but both events stay in the history', async () => {
    const thing = product((each) => isUpdate(each) && isSound(each))
    const before = (await call(`/${thing.secureToken}`)).body
    const { body } = await decide(thing, { action: 'approve' })
    later(10_000)
    const taken = await undo(body.undo.undoToken)
    expect(taken.status).toBe(200)
    expect(taken.body.rows[0]).toMatchObject({ secureToken: thing.secureToken, version: 3 })
    expect((await call(`/${thing.secureToken}`)).body).toEqual({ ...before, version: 3 })
    const { items } = (await call(`/${thing.secureToken}/history`)).body
    expect(items).toMatchObject([
      { type: 'approval.undone', from: 'approved', to: 'approved' },
      { type: 'approval.update_approved' },
      { type: 'approval.submitted' },
    ])
  })

  test('restores an earlier claim', async () => {
    const thing = product(isPending)
    const { body: claimed } = await decide(thing, { action: 'claim' })
    const { body } = await decide(claimed.record, { action: 'reject', ...reason })
    const { rows } = (await undo(body.undo.undoToken)).body
    expect(rows[0]).toMatchObject({ approvalStatus: 'under_review', claim: claimed.record.claim })
  })

  test('is refused after ten seconds', async () => {
    const { body } = await decide(product(isPending), { action: 'reject', ...reason })
    later(10_001)
    const { status, body: refusal } = await undo(body.undo.undoToken)
    expect([status, refusal.code]).toEqual([409, 'undo_expired'])
  })

  test('is refused after another decision', async () => {
    const { body } = await decide(product(isPending), { action: 'reject', ...reason })
    await decide(body.record, { action: 'reopen', note: 'A second thought.' }, { account: brian })
    const { status, body: refusal } = await undo(body.undo.undoToken)
    expect([status, refusal.code]).toEqual([409, 'undo_superseded'])
    expect(conflict.parse(refusal).decision).toMatchObject({ action: 'reopen' })
  })

  test('is refused a second time, by another user, and for an unknown token', async () => {
    const { body } = await decide(product(isPending), { action: 'reject', ...reason })
    expect((await undo(body.undo.undoToken, brian)).status).toBe(403)
    expect((await undo(body.undo.undoToken)).status).toBe(200)
    expect((await undo(body.undo.undoToken)).body.code).toBe('undo_superseded')
    expect((await undo('x'.repeat(22))).status).toBe(404)
  })

  test('has the same response under the same key, so that a lost one can be read again', async () => {
    const thing = product(isPending)
    const { body } = await decide(thing, { action: 'reject', ...reason })
    const first = await undo(body.undo.undoToken, amina, 'same')
    expect(await undo(body.undo.undoToken, amina, 'same')).toEqual(first)
    expect(database.find(productEntity, thing.secureToken)?.version).toBe(3)
    expect((await call('/undo', { body: { undoToken: body.undo.undoToken } })).status).toBe(428)
  })

  test('a stale decision after an undo reports no other decision', async () => {
    const thing = product(isPending)
    const { body } = await decide(thing, { action: 'reject', ...reason })
    await undo(body.undo.undoToken)
    const { body: refusal } = await decide(thing, { action: 'approve' })
    expect(conflict.parse(refusal)).toEqual({ version: 3, decision: null })
  })
})

describe('bulk decisions: an outcome for each record', () => {
  test('each record has its own outcome, and those that succeeded are undone together', async () => {
    const [good, alsoGood] = products((each) => isPending(each) && isSound(each)) as [
      Product,
      Product,
    ]
    const unsound = product((each) => isPending(each) && !isSound(each))
    const live = product(isLive)
    const claimed = product(
      (each) => isPending(each) && isSound(each) && each !== good && each !== alsoGood,
    )
    await decide(claimed, { action: 'claim' }, { account: brian })
    const own = products((each) => isPending(each) && isSound(each))[4]!
    database.change(
      productEntity,
      own.secureToken,
      { submission: { ...own.submission!, submittedBy: reviewers()[0]! } },
      'seed',
    )

    const { status, body } = await decideMany(
      [
        good,
        unsound,
        live,
        claimed,
        { ...claimed, version: 2 },
        { ...own, version: 2 },
        { ...good, secureToken: 'x'.repeat(22) },
        alsoGood,
        good,
      ],
      { action: 'approve' },
    )
    expect(status).toBe(200)
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'ok',
      'not_eligible',
      'conflict',
      'stale',
      'conflict',
      'forbidden',
      'not_found',
      'ok',
      'stale',
    ])
    expect(body.results[0].row).toMatchObject({ approvalStatus: 'approved', version: 2 })
    expect(body.results[1]).toMatchObject({
      problem: { message: expect.any(String) },
      row: { version: 1 },
    })
    expect(body.results[6].row).toBeNull()

    const { rows } = (await undo(body.undo.undoToken)).body
    expect(rows).toMatchObject([
      { secureToken: good.secureToken, approvalStatus: 'pending', version: 3 },
      { secureToken: alsoGood.secureToken, approvalStatus: 'pending', version: 3 },
    ])
  })

  test('a forecast and a selection predict which records are decided, and which are left out by which blocker', async () => {
    const query = 'submission=waiting&pageSize=100'
    const { body: toRemark } = await call(`/forecast?action=approve&${query}`)
    expect(database.changes()).toEqual([])
    const { body: chosen } = await call(`/selection?action=approve&${query}`)
    expect(chosen.total).toBe(toRemark.possible)
    const { total } = (await call(`/selection?${query}`)).body
    const left = toRemark.leftOut.flatMap(({ tokens }: { tokens: string[] }) => tokens)
    expect(toRemark.possible + left.length).toBe(total)
    expect(toRemark.leftOut.map(({ blocker }: { blocker: string }) => blocker)).toContain(
      'not_eligible',
    )
    for (const tokens of [chosen.items.map(({ token }: { token: string }) => token), left]) {
      const some = tokens.slice(0, 60).map((each: string) => database.find(productEntity, each)!)
      const { results } = (await decideMany(some, { action: 'approve' })).body
      expect(new Set(results.map(({ outcome }: { outcome: string }) => outcome === 'ok'))).toEqual(
        new Set([tokens !== left]),
      )
    }
    expect((await call(`/forecast?${query}`)).status).toBe(422)
    expect((await call('/forecast?action=suspend', { account: carol })).status).toBe(403)
  })

  test('a record claimed by another is a conflict', async () => {
    const thing = product(isPending)
    const { body: claimed } = await decide(thing, { action: 'claim' }, { account: brian })
    const { body } = await decideMany([{ ...thing, version: claimed.record.version }], {
      action: 'reject',
      ...reason,
    })
    expect(body.results[0]).toMatchObject({
      outcome: 'conflict',
      problem: {
        code: 'claimed_by_other',
        decision: { action: 'claim', by: { name: 'Brian Otieno' } },
      },
    })
    expect(body.undo).toBeNull()
  })

  test('an undo leaves records that were decided since', async () => {
    const [one, other] = products(isPending) as [Product, Product]
    const { body } = await decideMany([one, other], { action: 'reject', ...reason })
    await decide(
      { ...one, version: 2 },
      { action: 'reopen', note: 'A second thought.' },
      { account: brian },
    )
    const { rows } = (await undo(body.undo.undoToken)).body
    expect(rows.map((each: Product) => each.secureToken)).toEqual([other.secureToken])
  })

  test('refuses incomplete input as a whole, and decides nothing', async () => {
    const some = products(isPending).slice(0, 3)
    expect((await decideMany(some, { action: 'reject' })).status).toBe(422)
    expect((await decideMany(some, { action: 'request_changes', note: 'Short' })).status).toBe(422)
    expect(database.changes()).toEqual([])
  })

  test('refuses zero records, too many records, a missing key and a missing capability', async () => {
    const live = products(isLive)
    expect((await decideMany([], { action: 'claim' })).status).toBe(422)
    expect((await decideMany(live.slice(0, 201), { action: 'claim' })).status).toBe(422)
    expect((await decideMany(live.slice(0, 200), { action: 'claim' })).status).toBe(200)
    expect(
      (await decideMany(live.slice(0, 1), { action: 'suspend', ...reason }, { account: carol }))
        .status,
    ).toBe(403)
    expect(
      (
        await call('/bulk-decisions', {
          body: {
            action: 'claim',
            items: [{ token: live[0]!.secureToken, version: 1, revision: 1 }],
          },
        })
      ).status,
    ).toBe(428)
  })

  test('claims are released, not undone', async () => {
    const { body } = await decideMany(products(isPending).slice(0, 2), { action: 'claim' })
    expect(body.results).toMatchObject([{ outcome: 'ok' }, { outcome: 'ok' }])
    expect(body.undo).toBeNull()
  })
})

describe('scenarios about decisions', () => {
  test('partial: every second record of a bulk decision has changed since it was read', async () => {
    setScenario('partial')
    const items = products((each) => isPending(each) && isSound(each)).slice(0, 3)
    const { body } = await decideMany(items, { action: 'approve' })
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'ok',
      'stale',
      'ok',
    ])
  })

  test('drift: a record changes right after it was read', async () => {
    setScenario('drift')
    const { secureToken } = product((each) => isPending(each) && isSound(each))
    const { body: read } = await call(`/${secureToken}`)
    expect(await decide(read, { action: 'approve' })).toMatchObject({
      status: 412,
      body: { version: read.version + 1 },
    })
  })
})

test('every response of every call matches its schema, including refusals', async () => {
  const { statuses, wrong, calls } = await callEverything(things, 20)
  expect(wrong).toEqual([])
  expect([...statuses].toSorted()).toEqual([200, 400, 401, 403, 404, 409, 412, 422, 428])
  expect(calls).toBeGreaterThan(2000)
}, 120_000)
