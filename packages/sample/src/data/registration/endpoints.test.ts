import type { BusinessDetail } from '@console/domain/business'
import type { AuditEvent } from '@console/core/workflows'
import { type DocumentsBody, type Registration, sentFile } from '@console/domain/registration'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { sampleAccounts } from '../../accounts/accounts'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { standingClock } from '../../store/clock'
import { database } from '../../store/store'
import { businessEndpoints } from '../business/endpoints'
import { placeEndpoints } from '../place/endpoints'
import { registrationEndpoints } from './endpoints'
import { registrationEntity } from './entity'
import { fixtureRegistration } from './seeds'

const call = callAs('/api/business', registrationEndpoints, businessEndpoints, placeEndpoints)
const day = 24 * 60 * 60 * 1000

beforeEach(() => resetSampleBackend())

const place = {
  country: 'KE',
  county: 'Turkana',
  town: 'Lodwar',
  line1: 'Market Street 4',
  postalCode: '',
  reply: '',
}

async function read(name: Parameters<typeof fixtureRegistration>[0]): Promise<Registration> {
  const { answer } = await call('GET', `/registrations/${fixtureRegistration(name)}`)
  return answer as Registration
}

function submit({ draftToken, version }: Registration, body: object = place) {
  return call('POST', `/registrations/${draftToken}/submit`, { body, version })
}

test('a registered business waits for approval with all its data, and can be approved', async () => {
  const before = await read('documented')
  const { answer, status } = await submit(before)
  expect([status, (answer as Registration).submitted?.approvalStatus]).toEqual([200, 'pending'])

  const list = await call('GET', '/businesses?submission=waiting&q=Mlima%20Dawa')
  const { items } = list.answer as { items: { secureToken: string }[] }
  expect(items).toHaveLength(1)
  const at = `/businesses/${items[0]?.secureToken}`
  const business = (await call('GET', at)).answer as BusinessDetail
  expect(business).toMatchObject({
    approvalStatus: 'pending',
    tradingName: 'Mlima Dawa',
    legalName: 'Mlima Dawa Ltd',
    kind: 'pharmacy',
    county: 'Turkana',
    registrationNo: before.about.registrationNo,
    address: { line1: 'Market Street 4', town: 'Lodwar', postalCode: null },
    owner: { first_name: 'Halima', email: before.about.owner.email, idNumberMasked: '••••8842' },
  })
  expect(business.documents.map(({ type, media }) => [type, media?.mediaToken])).toEqual(
    before.documents.map(({ type, file }) => [type, file?.fileToken]),
  )
  expect(business.checks.map(({ code, result }) => `${code} ${result}`)).toEqual([
    'registration_document pass',
    'tax_pin pass',
    'identity pass',
    'no_duplicate pass',
    'pharmacy_licence pass',
  ])

  const approved = await call('POST', `${at}/decisions`, {
    body: { action: 'approve', revision: 1 },
    version: business.version,
  })
  expect(approved.status).toBe(200)
  const after = (await call('GET', at)).answer as BusinessDetail
  expect([after.approvalStatus, after.documentsExpireOn]).toEqual(['approved', '2027-05-31'])
  const history = (await call('GET', `${at}/history`)).answer as { items: AuditEvent[] }
  expect(history.items.map(({ type }) => type)).toEqual(['approval.approved', 'approval.submitted'])
  expect((await read('documented')).submitted?.approvalStatus).toBe('approved')
})

test('finds data of another business of the country, and a malformed tax number', async () => {
  const { items } = (await call('GET', '/businesses?country=KE')).answer as {
    items: BusinessDetail[]
  }
  const other = (await call('GET', `/businesses/${items[0]?.secureToken}`)).answer as BusinessDetail
  const own = await read('documented')
  const about = {
    ...own.about,
    registrationNo: other.registrationNo.replaceAll('-', ' '),
    taxPin: '12345',
  }
  const { answer } = await call('PUT', `/registrations/${own.draftToken}/about`, {
    body: about,
    version: own.version,
  })
  await submit(answer as Registration)
  const list = await call('GET', '/businesses?submission=waiting&q=Mlima%20Dawa')
  const [row] = (list.answer as { items: BusinessDetail[] }).items
  expect(row?.checksSummary).toEqual({ pass: 3, warn: 0, fail: 2 })
  const made = (await call('GET', `/businesses/${row?.secureToken}`)).answer as BusinessDetail
  expect(made.duplicates.map(({ businessNo }) => businessNo)).toEqual([other.businessNo])
})

test('a registration is submitted once, complete, with an existing county, and at the version that was read', async () => {
  expect((await submit(await read('begun'))).answer).toMatchObject({ code: 'documents_missing' })
  const whole = await read('documented')
  const elsewhere = await submit(whole, { ...place, country: 'UG' })
  expect(elsewhere.answer).toMatchObject({ status: 422, errors: [{ pointer: '/county' }] })
  expect((await submit({ ...whole, version: 1 })).status).toBe(412)
  expect((await submit(whole)).status).toBe(200)
  const again = await submit(await read('documented'))
  expect(again.answer).toMatchObject({ status: 409, code: 'sent_off' })
  expect((await read('documented')).about.owner.idNumber).toBe('••••8842')
})

test('accepts exactly the requested documents, each with a file of its own registration', async () => {
  const { draftToken, version, documents } = await read('begun')
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7'], 'all.pdf'))
  const url = `http://console.example/api/business/registrations/${draftToken}/files`
  const answered = await getResponse(
    [...registrationEndpoints.handlers],
    new Request(url, { method: 'POST', body }),
  )
  const { fileToken } = sentFile.parse(await answered?.json())
  const sent: DocumentsBody['documents'] = documents.map(({ type }) => ({
    type,
    file: fileToken,
    number: '44-1',
    expiresOn: '2027-01-31',
  }))
  const put = (body: object) =>
    call('PUT', `/registrations/${draftToken}/documents`, { body, version })
  expect((await put({ documents: sent.slice(1) })).status).toBe(422)
  const [first, ...others] = sent
  const foreign = (await read('documented')).documents[0]?.file?.fileToken
  const refused = await put({ documents: [{ ...first, file: foreign }, ...others] })
  expect(refused.answer).toMatchObject({ errors: [{ pointer: '/documents/0/file' }] })
  const { answer } = await put({ documents: sent })
  expect(answer).toMatchObject({ hasDocuments: true, version: 2 })
})

test('an email address can start five registrations an hour, of the kinds of its form; abandoned ones are gone after 30 days', async () => {
  const { about } = await read('begun')
  const begin = (option: string) => call('POST', '/registrations', { body: { option, about } })
  expect((await begin('provider')).status).toBe(422)
  for (let times = 0; times < 5; times += 1) expect((await begin('business')).status).toBe(201)
  const { status, headers } = await begin('business')
  expect([status, headers.get('Retry-After')]).toEqual([429, '3600'])
  database.setClock(standingClock(database.now() + 31 * day))
  expect((await call('GET', `/registrations/${fixtureRegistration('begun')}`)).status).toBe(404)
})

test('finds counties of one country, those that begin with the query first', async () => {
  const { answer } = await call('GET', '/places?country=KE&q=nar')
  expect(answer).toMatchObject({ items: [{ county: 'Narok' }] })
  expect((await call('GET', '/places?country=UG&q=narok')).answer).toMatchObject({ items: [] })
  expect((await call('GET', '/places?country=KE&q=eld')).answer).toMatchObject({
    items: [{ county: 'Uasin Gishu', town: 'Eldoret' }],
  })
})

test('operators read all counties', async () => {
  const { answer } = await call('GET', '/places/counties')
  expect(answer).toMatchObject({ items: [{ country: 'KE' }, {}, {}, {}, {}, {}] })
  const customer = sampleAccounts.find(({ roles }) => roles.includes('customer'))!
  expect((await call('GET', '/places/counties', { account: customer })).status).toBe(403)
})

async function begin(email: string) {
  const { about, option } = await read('begun')
  const body = { option, about: { ...about, owner: { ...about.owner, email } } }
  return call('POST', '/registrations', { body })
}

test('a mailbox can start five registrations an hour, whatever is added to its name', async () => {
  for (const email of [
    'a@x.example',
    'a+1@x.example',
    'A+2@x.example',
    'a+3+4@x.example',
    'a@x.example',
  ])
    expect((await begin(email)).status).toBe(201)
  const refused = await begin('a+5@x.example')
  expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 3600])
  expect((await begin('b@x.example')).status).toBe(201)
})

test('refuses new registrations and files when the maximum number of registrations is reached', async () => {
  const known = database.find(registrationEntity, fixtureRegistration('begun'))!
  for (let number = database.rows(registrationEntity).length; number < 2000; number += 1)
    database.add<typeof known>(
      registrationEntity,
      { ...known, draftToken: `draft${number}` },
      'test',
    )
  const refused = await begin('new@x.example')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600'])
  expect((await call('POST', `/registrations/${known.draftToken}/files`)).status).toBe(429)
  // A started registration can still be completed.
  expect((await submit(await read('documented'))).status).toBe(200)
  expect((await begin('new@x.example')).status).toBe(201)
})
