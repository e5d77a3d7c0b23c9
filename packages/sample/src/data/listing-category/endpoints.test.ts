import { arranged } from '@console/core/structures'
import { listingCategories, type ListingCategory } from '@console/domain/listing-category'
import { beforeEach, expect, test } from 'vitest'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { listingEntity } from '../listing/entity'
import { listingCategoryEndpoints } from './endpoints'

beforeEach(resetSampleBackend)

const ask = callAs('/api/business/listing-categories', listingCategoryEndpoints)

function call(method: string, path: string, version?: number, body?: unknown) {
  return ask(method, path, { body, version })
}

async function read() {
  return arranged<ListingCategory>(listingCategories).parse((await call('GET', '')).answer)
}

/** A subcategory with listings, and a category other than its own. */
async function someIn() {
  const { nodes, version } = await read()
  const sub = nodes.find(({ parentId, listingCount }) => parentId !== null && listingCount > 3)!
  const other = nodes.find(({ nodeId, parentId }) => parentId === null && nodeId !== sub.parentId)!
  return { nodes, version, sub, other }
}

const inSub = (token: string) =>
  database.rows(listingEntity).filter(({ subcategory }) => subcategory.token === token)

test('every listing is in one of the 120 subcategories', async () => {
  const { nodes } = await read()
  const subcategories = nodes.filter(({ parentId }) => parentId !== null)
  expect([nodes.length, subcategories.length]).toEqual([144, 120])
  const tokens = new Set(subcategories.map(({ nodeId }) => nodeId))
  for (const { subcategory } of database.rows(listingEntity))
    expect(tokens).toContain(subcategory.token)
  expect(subcategories.reduce((sum, { listingCount }) => sum + listingCount, 0)).toBe(
    database.rows(listingEntity).length,
  )
})

test('listings move with their subcategory, and have its new name', async () => {
  const { nodes, version, sub, other } = await someIn()
  const there = nodes.filter(({ parentId }) => parentId === other.nodeId)
  const order = [...there.map(({ nodeId }) => nodeId), sub.nodeId]
  const move = { nodeId: sub.nodeId, parentId: other.nodeId, order }
  expect((await call('POST', '/reorder', version, move)).status).toBe(200)
  const named = { name: { en: 'Quite another', tr: '', ar: '' }, slug: 'other', icon: 'store' }
  expect((await call('PATCH', `/${sub.nodeId}`, 1, named)).status).toBe(200)
  const listings = inSub(sub.nodeId)
  expect(listings).toHaveLength(sub.listingCount)
  for (const { category, subcategory } of listings)
    expect([category.token, category.label, subcategory.label]).toEqual([
      other.nodeId,
      other.name.en,
      'Quite another',
    ])
})

test('listings of a deleted subcategory move to another subcategory, never to a category', async () => {
  const { nodes, sub, other } = await someIn()
  const move = (target: string) => call('POST', `/${sub.nodeId}/move-content`, 1, { target })
  expect((await move(other.nodeId)).status).toBe(422)
  const target = nodes.find(({ parentId }) => parentId === other.nodeId)!
  expect((await move(target.nodeId)).status).toBe(200)
  expect((await call('DELETE', `/${sub.nodeId}`, 1)).status).toBe(200)
  expect(inSub(target.nodeId)).toHaveLength(sub.listingCount + target.listingCount)
})
