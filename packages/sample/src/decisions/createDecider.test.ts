import { productEntity } from '../data/product/entity'
import { reviewEntity } from '../data/review/entity'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { featuredWorkflow } from '@console/domain/featured'
import { type ActionableRow, type AnyWorkflow, versioned } from '@console/core/workflows'
import { reviewWorkflow } from '@console/domain/review'
import type { Resource } from '@console/core/resources'
import { issueAccessToken } from '../server/accessToken'
import { sampleAccounts } from '../accounts/accounts'
import { sampleStart } from '../store/clock'
import { resetSampleBackend } from '../server/resetSampleBackend'
import { database } from '../store/store'
import { isHidden } from '../data/item/isHidden'
import type { Entity } from '../store/entity'
import type { Product } from '../data/product/rows'
import type { Review } from '../data/review/rows'
import { endFeatured, featuredDecisions } from '../data/item/featuredDecisions'
import { resourceEndpoints } from '../resources/resourceEndpoints'
import { reviewDecisions } from '../data/review/decisions'
import * as z from 'zod/mini'

const [amina] = sampleAccounts

const row = z.looseObject({
  ...versioned.shape,
  _actions: z.array(z.object({ action: z.string(), blocker: z.nullable(z.string()) })),
})

function resourceAt(path: `/${string}`, workflow: AnyWorkflow<never>): Resource<ActionableRow> {
  return {
    id: path.slice(1),
    base: 'business',
    path,
    row,
    detail: row,
    fields: {},
    tokenOf: () => '',
    nameOf: () => '',
    revisionOf: () => 1,
    workflows: [workflow],
  }
}

const rest = {
  dayOffset: () => 0,
  answers: {},
  toRow: (record: object) => record as never,
  toDetail: (record: object) => record as never,
  past: () => [],
}

const reviews = resourceEndpoints({
  ...rest,
  resource: resourceAt('/reviews', reviewWorkflow),
  entity: reviewEntity,
  decisions: [reviewDecisions<Review>(() => ({ body: 'Call me on •••••' }))],
})

const items = resourceEndpoints({
  ...rest,
  resource: resourceAt('/items', featuredWorkflow),
  entity: productEntity,
  decisions: [
    featuredDecisions<Product>({ all: (database) => database.rows(productEntity), isHidden }),
  ],
})

const handlers = [...reviews.handlers, ...items.handlers]

async function call(path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await getResponse(
    handlers,
    new Request(`http://localhost/api/business${path}`, {
      headers: { Authorization: `Bearer ${issueAccessToken(amina!)}`, ...headers },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }),
  )
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response?.status, body: (await response?.json()) as any }
}

function decide(path: string, version: number, action: string, input: object = {}) {
  return call(
    `${path}/decisions`,
    { action, revision: 1, ...input },
    { 'If-Match': `"v${version}"`, 'Idempotency-Key': `${path} ${action} ${version}` },
  )
}

function find<Row extends { version: number }>(
  entity: Entity<Row>,
  wanted: (record: Row) => boolean,
) {
  const record = database.rows(entity).find(wanted)
  if (!record) throw new Error(`There is no such record in ${entity.name}`)
  return record
}

beforeEach(() => {
  resetSampleBackend()
  database.setClock(() => sampleStart)
})

test('publishing a reported review settles its reports, and undo restores them', async () => {
  const { reviewToken, reports } = find(
    reviewEntity,
    (review) => review.status === 'published' && review.reports > 0,
  )
  const { body } = await decide(`/reviews/${reviewToken}`, 1, 'publish')
  expect(body.record).toMatchObject({ status: 'published', reports: 0, version: 2 })
  const { items } = (await call(`/reviews/${reviewToken}/history`)).body
  expect(items[0]).toMatchObject({ type: 'review.published', from: null, to: null })
  const undone = await call(
    '/reviews/undo',
    { undoToken: body.undo.undoToken },
    { 'Idempotency-Key': 'undo' },
  )
  expect(undone.body.rows[0]).toMatchObject({ reports, version: 3 })
  expect((await call(`/reviews/${reviewToken}/history`)).body.items[0].type).toBe('review.undone')
})

test('masking changes the displayed text, once', async () => {
  const { reviewToken } = find(
    reviewEntity,
    ({ status, isMasked }) => status === 'pending' && !isMasked,
  )
  const { body } = await decide(`/reviews/${reviewToken}`, 1, 'mask')
  expect(body.record).toMatchObject({
    status: 'pending',
    isMasked: true,
    body: 'Call me on •••••',
  })
  expect((await decide(`/reviews/${reviewToken}`, 2, 'mask')).status).toBe(409)
})

const isFree = ({ approvalStatus, featured, business }: Product) =>
  approvalStatus === 'approved' && featured === null && !isHidden({ business }, database)

test('an item takes the next free place of the home page', async () => {
  const taken = database
    .rows(productEntity)
    .flatMap(({ featured }) => (featured?.placement === 'home' ? featured.rank : []))
  const { secureToken } = find(productEntity, isFree)
  const { body } = await decide(`/items/${secureToken}`, 1, 'feature', { note: 'Harvest offers' })
  expect(body.record.featured).toMatchObject({
    placement: 'home',
    state: 'featured',
    startsAt: '2026-06-15T09:00:00Z',
    endsAt: null,
    reason: 'Harvest offers',
    by: { name: 'Amina Yusuf' },
  })
  expect(taken).not.toContain(body.record.featured.rank)
  const undone = await call(
    '/items/undo',
    { undoToken: body.undo.undoToken },
    { 'Idempotency-Key': 'undo' },
  )
  expect(undone.body.rows[0].featured).toBeNull()
})

test('reports that no rank is free', async () => {
  const free = database.rows(productEntity).filter(isFree)
  const answers: (string | undefined)[] = []
  for (const { secureToken } of free.slice(0, 13)) {
    const { body } = await decide(`/items/${secureToken}`, 1, 'feature')
    answers.push(body.code)
  }
  expect(answers).toContain('slot_taken')
  const { _actions } = (await call(`/items/${free.at(-1)?.secureToken}`)).body
  expect(_actions[0]).toEqual({ action: 'feature', blocker: 'slot_taken' })
})

test('a bulk action takes the remaining places, one after the other', async () => {
  const free = database.rows(productEntity).filter(isFree).slice(0, 20)
  const { body } = await call(
    '/items/bulk-decisions',
    {
      action: 'feature',
      items: free.map(({ secureToken }) => ({ token: secureToken, version: 1, revision: 1 })),
    },
    { 'Idempotency-Key': 'many' },
  )
  const featured = body.results.filter(({ outcome }: { outcome: string }) => outcome === 'ok')
  const ranks = featured.map(
    ({ row }: { row: { featured: { rank: number } } }) => row.featured.rank,
  )
  expect(new Set(ranks).size).toBe(ranks.length)
  expect(Math.max(...ranks)).toBeLessThanOrEqual(12)
  expect(body.results.at(-1)).toMatchObject({
    outcome: 'conflict',
    problem: { code: 'slot_taken', message: 'This place is taken.' },
  })
})

test('an ended feature lasted until now; a cancelled schedule never started', async () => {
  const shown = find(productEntity, ({ featured }) => featured?.state === 'featured')
  const { body } = await decide(`/items/${shown.secureToken}`, 1, 'unfeature')
  expect(body.record).toMatchObject({ featured: null, lastFeaturedAt: '2026-06-15T09:00:00Z' })
  const planned = find(productEntity, ({ featured }) => featured?.state === 'scheduled')
  expect(endFeatured(planned, '2026-06-15T09:00:00Z')).toEqual({
    featured: null,
    lastFeaturedAt: planned.lastFeaturedAt,
  })
})

test('a scheduled feature starts and ends on time, and the history records when', async () => {
  const planned = find(
    productEntity,
    ({ featured }) => featured?.state === 'scheduled' && featured.endsAt !== null,
  )
  const { startsAt, endsAt } = planned.featured!
  const path = `/items/${planned.secureToken}`
  database.setClock(() => Date.parse(startsAt))
  expect((await call(path)).body.featured.state).toBe('featured')
  database.setClock(() => Date.parse(endsAt!))
  expect((await call(path)).body).toMatchObject({ featured: null, lastFeaturedAt: endsAt })
  expect((await call(`${path}/history`)).body.items).toMatchObject([
    { type: 'featured.unfeatured', at: endsAt, actor: { role: 'system' } },
    { type: 'featured.featured', at: startsAt, actor: { role: 'system' } },
  ])
  await decide(path, 1, 'feature')
  const { items } = (await call(`${path}/history`)).body
  expect(items.map(({ type }: { type: string }) => type)).toEqual([
    'featured.featured',
    'featured.unfeatured',
    'featured.featured',
  ])
})
