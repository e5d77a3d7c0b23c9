import {
  afyaProductBody,
  type AfyaProductBody,
  afyaProductDetail,
  type AfyaProductDetail,
} from '@console/domain/afya-product'
import { beforeEach, expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { companyEntity } from '../company/entity'
import { afyaProductEndpoints } from './endpoints'
import { afyaProductEntity } from './entity'
import { fixtureAfyaProduct } from './fixtures'

const [, brian, carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const call = callAs('/api/catalogue/afya-products', afyaProductEndpoints)

async function productOf(productId: string): Promise<AfyaProductDetail> {
  return afyaProductDetail.parse((await call('GET', `/${productId}`)).answer)
}

function written(product: AfyaProductDetail, change: Partial<AfyaProductBody> = {}): object {
  return { ...product, companyId: product.company.token, ...change }
}

const found = async (query: string) => {
  const { answer } = await call('GET', `?pageSize=100&${query}`)
  return (answer as { items: AfyaProductDetail[] }).items
}

const recalling = {
  recallClass: 'II',
  lots: ['K25117', 'K25118'],
  reasonCode: 'mislabelled',
}

async function decide(productId: string, action: string, input: object, account = brian) {
  const { version } = await productOf(productId)
  const body = { action, revision: 1, ...input }
  return call(`POST`, `/${productId}/decisions`, { version, body, account })
}

test('every response about products matches its schema, including refusals', async () => {
  expect((await callEverything(afyaProductEndpoints, 40)).wrong).toEqual([])
}, 60_000)

test('there are 900 valid products, each with a unique brand and registration', () => {
  const rows = database.rows(afyaProductEntity)
  expect(rows).toHaveLength(900)
  expect(new Set(rows.map(({ brandName }) => brandName)).size).toBe(900)
  expect(new Set(rows.map(({ registrationNo }) => registrationNo)).size).toBe(900)
  expect(new Set(rows.flatMap(({ gtin }) => gtin ?? [])).size).toBeGreaterThan(600)
  for (const row of rows) {
    expect(afyaProductBody.safeParse(row).error?.issues).toBeUndefined()
    expect(database.find(companyEntity, row.companyId)).toBeDefined()
  }
})

test('fixture products match their names', async () => {
  expect(await productOf(fixtureAfyaProduct('recalled'))).toMatchObject({
    status: 'recalled',
    recall: { recallClass: 'I' },
  })
  expect(await productOf(fixtureAfyaProduct('ofSuspended'))).toMatchObject({
    status: 'active',
    hiddenBy: 'company_suspended',
  })
  expect(await productOf(fixtureAfyaProduct('noImage'))).toMatchObject({ image: null, images: [] })
  expect(await productOf(fixtureAfyaProduct('controlled'))).toMatchObject({
    schedule: 'controlled',
    prescriptionRequired: true,
    cautions: ['dependence', 'driving'],
    warnings: null,
  })
  expect(await productOf(fixtureAfyaProduct('registrationExpired'))).toMatchObject({
    status: 'withdrawn',
    registration: 'expired',
    _actions: expect.arrayContaining([
      { action: 'activate', blocker: 'registration_expired' },
    ]) as unknown,
  })
})

test('finds a product by brand, generic, ATC code, trade number and registration', async () => {
  const { productId, brandName, genericName, atcCode, gtin, registrationNo } = database
    .rows(afyaProductEntity)
    .find((row) => row.gtin !== null)!
  for (const input of [brandName, gtin, registrationNo])
    expect((await found(`q=${input}`)).map((row) => row.productId)).toEqual([productId])
  const ofGeneric = await found(`q=${encodeURIComponent(genericName)}`)
  expect(ofGeneric.map((row) => row.productId)).toContain(productId)
  for (const row of ofGeneric) expect(row.genericName).toContain(genericName)
  expect((await found(`atc=${atcCode?.slice(0, 3)}`)).length).toBeGreaterThan(10)
  for (const row of await found('image=without')) expect(row.image).toBeNull()
  for (const row of await found('registration=expiring')) expect(row.registration).toBe('expiring')
})

test('filters products by the group of their ATC code, and by the country of their company', async () => {
  const ofNerves = await found('atc=N')
  expect(ofNerves.length).toBeGreaterThan(0)
  expect(ofNerves.every(({ atcCode }) => atcCode?.startsWith('N'))).toBe(true)
  const indian = await found('country=IN')
  expect(indian.length).toBeGreaterThan(0)
  for (const { company } of indian)
    expect(database.find(companyEntity, company.token)?.country).toBe('IN')
})

test('refuses the registration of another product at its field, in any spelling', async () => {
  const one = await productOf(fixtureAfyaProduct('active'))
  const other = await productOf(fixtureAfyaProduct('draft'))
  const registrationNo = other.registrationNo.toLowerCase().replaceAll('/', '-')
  const refused = await call('POST', '', { body: written(one, { registrationNo }) })
  expect(refused.status).toBe(422)
  expect(refused.answer).toMatchObject({ errors: [{ pointer: '/registrationNo' }] })
  const unknown = written(one, { registrationNo: 'NEW/1', companyId: 'x'.repeat(22) })
  expect((await call('POST', '', { body: unknown })).answer).toMatchObject({
    errors: [{ pointer: '/companyId' }],
  })
})

test('a new product is a draft, and derived fields in the request are ignored', async () => {
  const like = await productOf(fixtureAfyaProduct('active'))
  const body = {
    ...written(like, { registrationNo: 'NEW/2026/1', schedule: 'controlled' }),
    prescriptionRequired: false,
    strengthLabel: 'as one likes',
    status: 'active',
  }
  const { status, answer } = await call('POST', '', { body, account: carol })
  const made = afyaProductDetail.parse(answer)
  expect([status, made.status, made.prescriptionRequired]).toEqual([201, 'draft', true])
  expect(made.strengthLabel).toBe(like.strengthLabel)
  const { productId, version } = made
  const changed = written(made, { brandName: 'Written Anew' })
  expect((await call('PATCH', `/${productId}`, { body: changed, version: 9 })).status).toBe(412)
  const { answer: after } = await call('PATCH', `/${productId}`, { body: changed, version })
  expect(after).toMatchObject({ brandName: 'Written Anew', version: 2 })
})

test('an administrator recalls a product and closes the recall; it stays withdrawn', async () => {
  const productId = fixtureAfyaProduct('active')
  const { brandName } = await productOf(productId)
  const whole = { ...recalling, brandName }
  expect((await decide(productId, 'recall', whole, carol)).status).toBe(403)
  const misnamed = await decide(productId, 'recall', { ...whole, brandName: 'Another' })
  expect(misnamed.answer).toMatchObject({ errors: [{ pointer: '/brandName' }] })
  const recalled = await decide(productId, 'recall', whole)
  expect(recalled.answer).toMatchObject({ undo: null, record: { status: 'recalled' } })
  expect(await productOf(productId)).toMatchObject({ recall: recalling })
  expect((await decide(productId, 'activate', {})).status).toBe(409)
  expect((await decide(productId, 'close_recall', { note: 'All lots are back.' })).status).toBe(200)
  expect(await productOf(productId)).toMatchObject({ status: 'withdrawn', recall: null })
})
