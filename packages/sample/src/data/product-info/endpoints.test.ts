import { pageVersions, productInfo, lackingCharacters } from '@console/domain/product-info'
import { sectionsAnswer } from '@console/core/sections'
import { beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { productInfoEndpoints, productPageEndpoints } from './endpoints'
import { productInfoSeeds } from './seeds'

const [, brian, carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const ask = callAs('/api/business/product-info', productInfoEndpoints, productPageEndpoints)

function call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, account = brian) {
  return ask(method, path, { body, account })
}

async function read() {
  return sectionsAnswer(productInfo).parse((await call('GET', '')).answer).sections
}

const versionsIn = (answer: unknown) => pageVersions.parse(answer).items

test('every operator can read the product information, administrators can change it', async () => {
  expect(Object.keys(await read())).toEqual(Object.keys(productInfo.sections))
  expect((await call('GET', '/pages/about/versions', undefined, carol)).status).toBe(200)
  expect((await call('POST', '/pages/terms/publish', { version: 2 }, carol)).status).toBe(403)
})

test('a draft is published only at the version that was read, and earlier versions stay available', async () => {
  const { terms } = await read()
  expect((await call('POST', '/pages/terms/publish', { version: 1 })).status).toBe(412)
  const { status, answer } = await call('POST', '/pages/terms/publish', { version: terms?.version })
  expect(status).toBe(200)
  expect(versionsIn(answer)).toMatchObject([
    {
      number: 2,
      broughtBack: null,
      by: { name: 'Brian Otieno' },
      body: productInfoSeeds.terms.body,
    },
    { number: 1 },
  ])
})

test('refuses to publish a page with too little English text, and reports how much is missing', async () => {
  const { help } = await read()
  const missing = lackingCharacters(productInfoSeeds.help.body)
  expect(missing).toBeGreaterThan(100)
  const { status, answer } = await call('POST', '/pages/help/publish', { version: help?.version })
  expect(status).toBe(422)
  const message = `${missing} characters are missing in English.`
  expect(answer).toMatchObject({ code: 'validation', errors: [{ pointer: '/body/en', message }] })
})

test('reverting makes a new version of the old text and leaves the draft unchanged; the first of two requests wins', async () => {
  const before = await read()
  const { status, answer } = await call('POST', '/pages/about/revert', { to: 1, latest: 2 })
  expect(status).toBe(200)
  const [now, , first] = versionsIn(answer)
  expect(now).toMatchObject({ number: 3, broughtBack: 1, body: first?.body })
  expect(await read()).toEqual(before)
  expect((await call('POST', '/pages/about/revert', { to: 1, latest: 2 })).status).toBe(412)
  expect((await call('POST', '/pages/about/revert', { to: 9, latest: 3 })).status).toBe(404)
})

test('refuses a text with content that is not allowed, from any client', async () => {
  const { about } = await read()
  const en = [{ type: 'paragraph', spans: [{ text: 'x', href: 'javascript:alert(1)' }] }]
  const values = { body: { ...productInfoSeeds.about.body, en } }
  const sections = { about: { version: about?.version, values } }
  const { status, answer } = await call('PATCH', '', { sections })
  expect(status).toBe(422)
  expect(JSON.stringify(answer)).toContain('/sections/about/values/body/en/0/spans/0/href')
})
