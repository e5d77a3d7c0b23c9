import { afyaProductImport } from '@console/domain/afya-product'
import { agreedTo, orderDraft, quote } from '@console/domain/order-draft'
import type { CollectionDetail } from '@console/domain/commission-collection'
import {
  callAs,
  declarationOf,
  issueAccessToken,
  resetSampleBackend,
  sampleAccounts,
  database,
} from '@console/sample'
import { fixtureAfyaProduct } from '@console/sample/afya-product'
import { collectionEntity } from '@console/sample/commission-collection'
import { companyEntity, fixtureCompany } from '@console/sample/company'
import { fixturePlan } from '@console/sample/listing-plan'
import { fixtureDraft } from '@console/sample/order-draft'
import { fixtureRegistration } from '@console/sample/registration'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { realHandlers, sampleHandlers } from './mocks'

/* An added record has no row in the seed, and no call may need one: otherwise a guest could break a screen for everyone by registering. */

const handlers = [...realHandlers, ...sampleHandlers]
const send = callAs('/api', { handlers })
const [amina] = sampleAccounts

beforeEach(() => resetSampleBackend())

/** Addresses of calls that created something. */
const created = new Set<string>()

/** Makes a call that has to succeed. */
async function call<Answer = never>(
  method: string,
  path: string,
  more: Parameters<typeof send>[2] = {},
): Promise<Answer> {
  const { status, answer } = await send(method, path, { account: amina, ...more })
  if (status === 201) created.add(path)
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`)
  return answer as Answer
}

async function sendFile(path: string, file: File): Promise<{ fileToken: string }> {
  const body = new FormData()
  body.set('file', file)
  const headers = { Authorization: `Bearer ${issueAccessToken(amina!)}` }
  const url = `http://console.example/api${path}`
  const answer = await getResponse(handlers, new Request(url, { method: 'POST', headers, body }))
  expect(answer?.status).toBe(201)
  created.add(path)
  return (await answer!.json()) as { fileToken: string }
}

/** A picture of 600 × 600 pixels. */
const picture = Uint8Array.from([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 88, 0, 0, 2, 88, 0,
])

const text = (en: string) => ({ en, tr: '', ar: '' })

async function importRow(path: string, cells: Record<string, string>) {
  const file = { name: 'rows.csv', bytes: 1, sha256: '0'.repeat(64) }
  const style = { decimal: '.', days: 'day first' }
  const job = await call<{ jobId: string }>('POST', path, {
    body: { file, mapping: [], style, mode: 'upsert', rows: 1 },
  })
  const rows = [{ row: 1, line: 2, cells, faults: [] }]
  await call('PATCH', `${path}/${job.jobId}/rows`, { body: { rows } })
  const done = await call<{ written: object }>('POST', `${path}/${job.jobId}/commit`, {
    body: { from: 0 },
  })
  expect(done.written).toMatchObject({ created: 1 })
}

type Tokens = { nodes: { nodeId: string }[] }

/** Adds a record of each type, by the endpoints that a console or a guest uses. */
const additions: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'a business'() {
    const begun = await call<{ about: { owner: object } }>(
      'GET',
      `/business/registrations/${fixtureRegistration('provider')}`,
    )
    const owner = { ...begun.about.owner, email: 'guest@shop.example', idNumber: '30118842' }
    const about = { ...begun.about, owner, tradingName: 'Guest Traders', kind: 'service_provider' }
    const draft = await call<{
      draftToken: string
      version: number
      documents: { type: string }[]
    }>('POST', '/business/registrations', { body: { option: 'provider', about } })
    const at = `/business/registrations/${draft.draftToken}`
    const { fileToken } = await sendFile(`${at}/files`, new File(['%PDF-1.7'], 'all.pdf'))
    const documents = draft.documents.map(({ type }) => ({
      type,
      file: fileToken,
      number: '44-1',
      expiresOn: '2027-01-31',
    }))
    const { version } = await call<{ version: number }>('PUT', `${at}/documents`, {
      body: { documents },
      version: draft.version,
    })
    const place = { country: 'KE', county: 'Turkana', town: 'Lodwar', line1: 'Market Street 4' }
    const body = { ...place, postalCode: '', reply: '' }
    await call('POST', `${at}/submit`, { body, version })
  },
  async 'a shop user'() {
    const body = {
      displayName: 'Wanjiru Kamau',
      email: 'guest@shop.example',
      password: 'mlima-2026-lodwar',
    }
    await call('POST', '/auth/register', { body })
  },
  'a member of the staff': () =>
    call('POST', '/business/staff/invitations', {
      body: { name: 'Grace Njeri', email: 'grace@console.example', roles: ['staff'] },
    }),
  async 'a company'() {
    const like = await call<object>('GET', `/catalogue/companies/${fixtureCompany('expired')}`)
    const body = { ...like, name: 'Written Now', licenceNo: 'L/2026/99999' }
    await call('POST', '/catalogue/companies', { body })
  },
  'an imported company': () =>
    importRow('/catalogue/imports/companies', {
      name: 'From A File',
      kind: 'distributor',
      country: 'KE',
      regulator: 'PPB',
      licenceNo: 'FILE/1',
      licenceExpiresOn: '2028-12-31',
    }),
  async 'a medicine'() {
    const like = await call<{ company: { token: string } }>(
      'GET',
      `/catalogue/afya-products/${fixtureAfyaProduct('active')}`,
    )
    const body = { ...like, companyId: like.company.token, registrationNo: 'NEW/1', gtin: null }
    await call('POST', '/catalogue/afya-products', { body })
  },
  'an imported medicine': () =>
    importRow('/catalogue/imports/afya-products', {
      ...Object.fromEntries(
        afyaProductImport.columns.map(({ field, example }) => [field, example]),
      ),
      registrationNo: 'FILE/1',
      gtin: '',
      company: database.find(companyEntity, fixtureCompany('ordinary'))!.name,
    }),
  'a picture': () => sendFile('/catalogue/media', new File([picture], 'front.png')),
  async 'a listing plan'() {
    const like = await call<object>(
      'GET',
      `/business/listing-plans/${fixturePlan('threeVersions')}`,
    )
    await call('POST', '/business/listing-plans', { body: like })
  },
  async 'an input'() {
    const { items } = await call<{ items: object[] }>('GET', '/business/inputs')
    await call('POST', '/business/inputs', { body: { ...items[0], key: 'added' } })
  },
  'a category': () =>
    call('POST', '/business/categories', {
      body: { parentId: null, name: text('Added'), slug: 'added', icon: 'package' },
    }),
  'a listing category': () =>
    call('POST', '/business/listing-categories', {
      body: { parentId: null, name: text('Added'), slug: 'added', icon: 'store' },
    }),
  async 'a promo card'() {
    const { nodes } = await call<Tokens>('GET', '/business/promo-cards?placement=shop_home')
    const body = { ...nodes[0], parentId: null }
    await call('POST', '/business/promo-cards?placement=shop_home', { body })
  },
  async 'a rate'() {
    const proposal = {
      kind: 'order',
      subjects: [{ type: 'default', ref: null, item: null }],
      basis: 'percent',
      rateBps: 900,
      fixed: [],
      tiers: [],
      min: [],
      max: [],
      includesTax: false,
      includesDelivery: false,
      paidOutOf: null,
      effectiveFrom: null,
      reason: 'Reviewed for the new year',
    }
    const { preview } = await call<{ preview: string }>(
      'POST',
      '/gateway/commission-rates/preview',
      { body: proposal },
    )
    const body = { proposal, outcome: 'begin', preview, replaces: null }
    await call('POST', '/gateway/commission-rates', { body })
  },
  async 'an order'() {
    const at = '/business/order-drafts'
    const { content } = orderDraft.parse(
      await call('GET', `${at}/${fixtureDraft('unfinished')}`, { account: sampleAccounts[1] }),
    )
    const whole = orderDraft.parse(
      await call('GET', `${at}/${fixtureDraft('overLimit')}`, { account: sampleAccounts[1] }),
    )
    await call('POST', at, { body: { content } })
    const draft = orderDraft.parse(await call('POST', at, { body: { content: whole.content } }))
    const price = quote.parse(
      await call('POST', `${at}/${draft.draftToken}/price`, { body: whole.content }),
    )
    await call('POST', `${at}/${draft.draftToken}/place`, {
      body: { ...whole.content, asksApproval: true, quote: agreedTo(price) },
      version: draft.version,
    })
  },
  async 'a voucher'() {
    const open = database.rows(collectionEntity).map(({ collectionToken }) => collectionToken)
    for (const own of open) {
      const of = await call<CollectionDetail>('GET', `/gateway/commission-collections/${own}`)
      const { collectionToken, agent, currency, min, entries } = of
      const destination = of.destinations.find(({ isVerified }) => isVerified)
      const days = entries.map(({ at }) => at.slice(0, 10))
      const body = {
        collection: { token: collectionToken, agent, currency, min },
        period: { from: days[0], to: days.at(-1) },
        entries: entries.map(({ entryToken, amount }, place) => ({
          token: entryToken,
          amount,
          day: days[place],
        })),
        adjustments: [],
        withholdingBps: of.withholdingBps,
        destination,
        note: '',
      }
      const path = '/gateway/commission-vouchers'
      const { status } = await send('POST', path, { body, account: amina })
      if (status === 201) return created.add(path)
    }
    throw new Error('No collection can be paid')
  },
  'a view': () =>
    call('POST', '/business/me/views/products', {
      body: { name: 'Added', query: 'q=tea' },
    }),
  async 'a remark'() {
    const { items } = await call<{ items: { secureToken: string }[] }>('GET', '/business/orders')
    const path = `/business/orders/${items[0]?.secureToken}/remarks`
    await call('POST', path, { body: { text: 'Call again.' } })
  },
}

/** Addresses of all read calls: those about one record for each added record, lists in each order, with each facet and tab. */
function addresses(): string[] {
  const added = database.changes().filter(({ kind }) => kind === 'add')
  return handlers.flatMap((handler) => {
    const { method, base, path, resource, query = {} } = declarationOf(handler)!
    if (method !== 'GET' || base === 'server') return []
    const at = `${base === 'samples' ? '' : `/${base}`}${path}`
    if (at.includes(':'))
      return added
        .filter(({ entity }) => !resource || resource.id === entity)
        .map(({ token }) => at.replaceAll(/:\w+/g, token))
    if (path.endsWith('/selection')) return [at]
    const { range, facets, sort, submission } = query
    const sorts = valuesOf(sort).filter((value) => !value.startsWith('-'))
    return [
      at,
      ...valuesOf(range).map((value) => `${at}?range=${value}`),
      // As many at once as a list accepts.
      ...inGroups(sorts, 3).map((values) => `${at}?sort=${values}`),
      ...inGroups(valuesOf(facets), 4).map((values) => `${at}?facets=${values}`),
      ...valuesOf(submission).map((value) => `${at}?submission=${value}`),
    ]
  })
}

/** Joins texts with commas, `size` of them in each group. */
function inGroups(all: readonly string[], size: number): string[] {
  return all.flatMap((_, place) =>
    place % size === 0 ? all.slice(place, place + size).join() : [],
  )
}

function valuesOf(parameter: { value: object } | undefined): string[] {
  const { options } = (parameter?.value ?? {}) as { options?: string[] }
  return options ?? []
}

/** Calls of the real server that create something and that `additions` does not make. Remarks are the same everywhere. */
function notTried(): string[] {
  return realHandlers.flatMap((handler) => {
    const { method, base, path, status } = declarationOf(handler)!
    const pattern = new RegExp(`^/${base}${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    const isTried = [...created].some((each) => pattern.test(each))
    return method !== 'POST' || status !== 201 || isTried || path.endsWith('/remarks') ? [] : [path]
  })
}

/** Calls that are answered with a server error, that throw, or whose answer does not match its schema; and the number of calls made. */
async function readEverything() {
  const failed: string[] = []
  const tried = addresses()
  const headers = { Authorization: `Bearer ${issueAccessToken(amina!)}` }
  for (const address of tried)
    try {
      const request = new Request(`http://console.example/api${address}`, { headers })
      const answer = await getResponse(handlers, request)
      if (answer && answer.status >= 500) failed.push(`${address}: ${answer.status}`)
    } catch (error) {
      failed.push(`${address}: ${String(error)}`)
    }
  return { failed, tried: tried.length }
}

test('the dashboard still loads after a guest has registered a business', async () => {
  await additions['a business']!()
  for (const range of ['7d', '30d', '90d'])
    expect(await call('GET', `/business/dashboard/summary?range=${range}`)).toMatchObject({ range })
})

test('every read is answered after a record of each type was added', async () => {
  for (const [name, add] of Object.entries(additions)) {
    const before = database.changes().length
    await add()
    if (name !== 'a view') expect([name, database.changes().length > before]).toEqual([name, true])
  }
  expect(notTried()).toEqual([])
  const { failed, tried } = await readEverything()
  expect(failed).toEqual([])
  expect(tried).toBeGreaterThan(300)
}, 300_000)
