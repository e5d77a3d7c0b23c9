import { arranged, written } from '@console/core/structures'
import { categories, type Category } from '@console/domain/category'
import { beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { type Calling, callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { productEntity } from '../product/entity'
import { serviceEntity } from '../service-product/entity'
import { categoryEndpoints } from './endpoints'
import { categoryEntity } from './entity'
import { countIn } from './records'

const [, , carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const ask = callAs('/api/business/categories', categoryEndpoints)

async function call(method: string, path: string, calling?: Calling) {
  const { status, answer } = await ask(method, path, calling)
  return { status, answer: answer as Record<string, unknown> }
}

async function read(query = '') {
  return arranged<Category>(categories).parse((await call('GET', query)).answer)
}

const firstOf = ({ nodes }: { nodes: readonly Category[] }) =>
  nodes.filter(({ parentId }) => parentId === null).map(({ nodeId }) => nodeId)

const flour = 'food-drinks.flour-grains'
const values = { name: { en: 'Flour', tr: '', ar: '' }, slug: 'flour', icon: 'package' }

test('products have 14 › 90 › 300 categories; services and pharmacies have their own trees', async () => {
  const { nodes } = await read()
  const deep = (nodeId: string) => nodeId.split('.').length
  expect([1, 2, 3].map((n) => nodes.filter((each) => deep(each.nodeId) === n).length)).toEqual([
    14, 90, 300,
  ])
  expect(firstOf(await read('?kind=service'))).toEqual(['services'])
  expect(firstOf(await read('?kind=afya'))).toContain('medicines')
})

test('every product and every service has an existing category, under its name', () => {
  for (const { category } of [...database.rows(productEntity), ...database.rows(serviceEntity)])
    expect(database.find(categoryEntity, category.categoryId)?.name.en).toBe(category.path.at(-1))
})

test('staff reads; administrators write', async () => {
  expect((await call('GET', '', { account: carol })).status).toBe(200)
  const body = { parentId: null, ...values }
  expect((await call('POST', '', { body, account: carol })).status).toBe(403)
  expect((await call('POST', '', { body })).status).toBe(200)
})

test('names and addresses are unique among siblings, and can be repeated elsewhere', async () => {
  const taken = { ...values, name: { en: 'flour & grains', tr: '', ar: '' }, slug: 'flour-grains' }
  const there = await call('POST', '', { body: { parentId: 'food-drinks', ...taken } })
  expect(there.status).toBe(422)
  expect(there.answer.errors).toMatchObject([{ pointer: '/name/en' }, { pointer: '/slug' }])
  const elsewhere = { body: { parentId: 'packaging', ...taken } }
  expect((await call('POST', '', elsewhere)).status).toBe(200)
})

test('refuses to move a category below the third level, or into itself', async () => {
  const { version } = await read()
  const deep = { nodeId: flour, parentId: 'farm-inputs.seed', order: [flour] }
  expect((await call('POST', '/reorder', { body: deep, version })).status).toBe(422)
  const own = { nodeId: 'food-drinks', parentId: flour, order: ['food-drinks'] }
  expect((await call('POST', '/reorder', { body: own, version })).status).toBe(422)
})

test('refuses the second of two moves with the current order, and retains the first', async () => {
  const { version, ...before } = await read()
  const [first = '', second = '', ...others] = firstOf(before)
  const order = [second, first, ...others]
  const body = { nodeId: second, parentId: null, order }
  expect((await call('POST', '/reorder', { body, version })).status).toBe(200)
  const late = { nodeId: first, parentId: null, order: [...others, first, second] }
  const refused = await call('POST', '/reorder', { body: late, version })
  expect(refused.status).toBe(412)
  expect(firstOf(arranged<Category>(categories).parse(refused.answer.current))).toEqual(order)
  expect(firstOf(await read())).toEqual(order)
})

test('moves in different trees do not conflict', async () => {
  const afya = await read('?kind=afya')
  const { version, ...products } = await read()
  const [first = '', ...others] = firstOf(products)
  const body = { nodeId: first, parentId: null, order: [...others, first] }
  expect((await call('POST', '/reorder', { body, version })).status).toBe(200)
  const [one = '', ...rest] = firstOf(afya)
  const other = { nodeId: one, parentId: null, order: [...rest, one] }
  const sent = { body: other, version: afya.version }
  expect((await call('POST', '/reorder?kind=afya', sent)).status).toBe(200)
})

test('a category in use can only be deleted after its content is moved', async () => {
  const inUse = await call('DELETE', `/${flour}`, { version: 1 })
  const records = countIn(flour, database)
  expect(inUse).toMatchObject({ status: 409, answer: { holds: { children: 4, records } } })
  const target = { target: 'food-drinks.pulses' }
  const before = countIn(target.target, database)
  expect((await call('POST', `/${flour}/move-content`, { body: target, version: 1 })).status).toBe(
    200,
  )
  expect(countIn(target.target, database)).toBe(before + records)
  const gone = await call('DELETE', `/${flour}`, { version: 1 })
  expect(gone.status).toBe(200)
  expect(written(categories).parse(gone.answer).structure.nodes).not.toContainEqual(
    expect.objectContaining({ nodeId: flour }),
  )
})

test('the history names the changed fields, and also records moves and deactivations', async () => {
  const body = { ...values, icon: 'coffee' }
  expect((await call('PATCH', `/${flour}`, { body, version: 1 })).status).toBe(200)
  expect((await call('PATCH', `/${flour}`, { body, version: 1 })).status).toBe(412)
  const off = { body: { action: 'deactivate' }, version: 2 }
  expect((await call('POST', `/${flour}/transitions`, off)).status).toBe(200)
  expect((await call('POST', `/${flour}/transitions`, { ...off, version: 3 })).status).toBe(409)
  const { nodes, version } = await read()
  const there = nodes.flatMap(({ nodeId, parentId }) => (parentId === 'packaging' ? nodeId : []))
  const move = { nodeId: flour, parentId: 'packaging', order: [...there, flour] }
  expect((await call('POST', '/reorder', { body: move, version })).status).toBe(200)
  const { answer } = await call('GET', `/${flour}/history`)
  expect(answer.items).toMatchObject([
    { type: 'categories.moved', actor: { name: 'Brian Otieno' } },
    { type: 'categories.deactivate', actor: { name: 'Brian Otieno' } },
    { type: 'categories.changed', note: 'name, slug, icon' },
  ])
})
