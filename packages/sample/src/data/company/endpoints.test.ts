import { afyaProductDetail } from '@console/domain/afya-product'
import { type CompanyBody, companyDetail, type CompanyDetail } from '@console/domain/company'
import { history } from '@console/core/workflows'
import { beforeEach, expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { type Calling, callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { afyaProductEndpoints } from '../afya-product/endpoints'
import { afyaProductEntity } from '../afya-product/entity'
import { fixtureAfyaProduct } from '../afya-product/fixtures'
import { companyEndpoints } from './endpoints'
import { companyEntity } from './entity'
import { fixtureCompany } from './fixtures'
import { writeCompany } from './write'

const [, brian, carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const call = callAs('/api/catalogue', companyEndpoints, afyaProductEndpoints)

async function companyOf(companyId: string): Promise<CompanyDetail> {
  return companyDetail.parse((await call('GET', `/companies/${companyId}`)).answer)
}

function written(company: CompanyDetail, change: Partial<CompanyBody> = {}): CompanyBody {
  const { name, kind, country, regulator, licenceNo, licenceExpiresOn, contacts } = company
  return { name, kind, country, regulator, licenceNo, licenceExpiresOn, contacts, ...change }
}

function change(company: CompanyDetail, fields: Partial<CompanyBody>, more: Calling = {}) {
  const { companyId, version } = company
  const body = written(company, fields)
  return call('PATCH', `/companies/${companyId}`, { version, body, ...more })
}

test('every response about companies matches its schema, including refusals', async () => {
  expect((await callEverything(companyEndpoints, 5)).wrong).toEqual([])
}, 60_000)

test('there are 80 companies, each with a unique name and licence, and fixtures match their names', async () => {
  const rows = database.rows(companyEntity)
  expect(rows).toHaveLength(80)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(80)
  expect(new Set(rows.map(({ licenceNo }) => licenceNo)).size).toBe(80)
  const suspended = await companyOf(fixtureCompany('suspended'))
  expect(suspended).toMatchObject({ status: 'suspended', decision: { action: 'suspend' } })
  expect(suspended.productCount).toBeGreaterThan(0)
  expect(await companyOf(fixtureCompany('expired'))).toMatchObject({ licence: 'expired' })
  expect(await companyOf(fixtureCompany('expiring'))).toMatchObject({ licence: 'expiring' })
})

test('finds expired and soon expiring licences by the server’s clock', async () => {
  const { answer } = await call('GET', '/companies?licence=expired&licence=expiring&pageSize=100')
  const { items } = answer as { items: CompanyDetail[] }
  expect(items.length).toBeGreaterThan(5)
  expect(items.every(({ licence }) => licence !== 'valid')).toBe(true)
})

test('refuses the licence of another company of the regulator at its field, in any spelling', async () => {
  const [one, other] = (await Promise.all(
    [fixtureCompany('expired'), fixtureCompany('expiring')].map(companyOf),
  )) as [CompanyDetail, CompanyDetail]
  const licenceNo = other.licenceNo.toLowerCase().replaceAll('/', ' ')
  const body = written(one, { regulator: other.regulator, licenceNo })
  const refused = await call('POST', '/companies', { body })
  expect(refused.status).toBe(422)
  expect(refused.answer).toMatchObject({ errors: [{ pointer: '/licenceNo' }] })
  expect((await change(one, { regulator: other.regulator, licenceNo })).status).toBe(422)
  // A company may keep its own licence.
  expect((await change(one, { name: 'Renamed Laboratories' })).status).toBe(200)
})

test('staff can create a company, which is active; a stale change is refused', async () => {
  const like = await companyOf(fixtureCompany('expired'))
  const body = written(like, { name: 'Written Now', licenceNo: 'L/2026/99999' })
  const { status, answer } = await call('POST', '/companies', { body, account: carol })
  const made = companyDetail.parse(answer)
  expect([status, made.status, made.productCount]).toEqual([201, 'active', 0])
  expect((await change(made, {}, { version: made.version + 1 })).status).toBe(412)
  const { answer: past } = await call('GET', `/companies/${made.companyId}/history`)
  expect(past).toMatchObject({ items: [{ type: 'company.created' }] })
})

test('the history names the file of an import, untranslated', async () => {
  const company = await companyOf(fixtureCompany('ordinary'))
  const body = written(company, { name: 'From a file' })
  const source = 'companies.csv'
  writeCompany(
    { database, account: brian, body, source },
    database.find(companyEntity, company.companyId),
  )
  const { answer } = await call('GET', `/companies/${company.companyId}/history`)
  const [event] = history.parse(answer).items
  expect(event).toMatchObject({ type: 'company.imported', file: source, note: null })
})

test('suspending a company hides its products, whose status stays the same, and reinstating it shows them again', async () => {
  const productId = fixtureAfyaProduct('active')
  const { companyId, status } = database.find(afyaProductEntity, productId)!
  const decide = async (action: string, account = brian, input = {}) => {
    const { version } = await companyOf(companyId)
    const body = { action, revision: 1, ...input }
    return (await call('POST', `/companies/${companyId}/decisions`, { version, body, account }))
      .status
  }
  const product = async () =>
    afyaProductDetail.parse((await call('GET', `/afya-products/${productId}`)).answer)
  expect(await product()).toMatchObject({ hiddenBy: null })
  expect(await decide('suspend', carol, { reasonCode: 'licence_revoked' })).toBe(403)
  expect(await decide('suspend')).toBe(422)
  expect(await decide('suspend', brian, { reasonCode: 'licence_revoked' })).toBe(200)
  expect(await product()).toMatchObject({ status, hiddenBy: 'company_suspended' })
  const { answer } = await call('GET', `/afya-products?company=${companyId}&hidden=false`)
  expect(answer).toMatchObject({ total: 0 })
  expect(await decide('reinstate')).toBe(200)
  expect(await product()).toMatchObject({ status, hiddenBy: null })
})
