import { sectionHistory, sectionsAnswer } from '@console/core/sections'
import { shopSettings, type ShopSettings } from '@console/domain/shop-setting'
import { beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { orderLimitsIn } from '../order/limits'
import { shopSettingEndpoints } from './endpoints'
import { shopSettingEntity } from './entity'
import { shopSettingSeeds } from './seeds'
import { settingsIn } from './settingsIn'

const [amina, brian, carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const ask = callAs('/api/business/shop-settings', shopSettingEndpoints)

function call(method: 'GET' | 'PATCH', path: string, body?: unknown, account = amina) {
  return ask(method, path, { body, account })
}

async function read() {
  return sectionsAnswer(shopSettings).parse((await call('GET', '')).answer).sections
}

/** Writes into the current versions of sections. */
async function write(values: Record<string, object>, account = amina) {
  const now = await read()
  const sections = Object.fromEntries(
    Object.entries(values).map(([name, changed]) => [
      name,
      { version: now[name]?.version, values: { ...now[name]?.values, ...changed } },
    ]),
  )
  return call('PATCH', '', { sections }, account)
}

test('every operator reads all sections; only a SuperAdmin writes', async () => {
  expect(Object.keys(await read())).toEqual(Object.keys(shopSettings.sections))
  expect((await call('GET', '', undefined, carol)).status).toBe(200)
  expect((await write({ returns: { windowDays: 30 } }, brian)).status).toBe(403)
  expect((await write({ returns: { windowDays: 30 } })).status).toBe(200)
})

test('writes nothing if one of several versions is old, and returns the current values', async () => {
  const before = await read()
  await write({ returns: { windowDays: 30 } })
  const { status, answer } = await call('PATCH', '', {
    sections: {
      featured: { version: 1, values: { slots: { home: 1, category: 1, search: 1 } } },
      returns: { version: before.returns?.version, values: before.returns?.values },
    },
  })
  expect(status).toBe(412)
  expect(answer).toMatchObject({
    code: 'stale_version',
    current: { sections: { returns: { values: { windowDays: 30 } } } },
  })
  expect(settingsIn(database, 'featured').slots).toEqual(shopSettingSeeds.featured.slots)
})

test('keeps fields that this console does not send', async () => {
  const { returns } = await read()
  const values = { ...returns?.values, later: 1 }
  database.change(shopSettingEntity, 'returns', { values }, amina.token)
  await write({ returns: { windowDays: 30 } })
  expect(settingsIn(database, 'returns')).toMatchObject({ windowDays: 30, later: 1 })
})

test('refuses to remove a currency that has orders, at its field', async () => {
  const { status, answer } = await write({ general: { currencies: ['KES'] } })
  expect(status).toBe(422)
  expect(answer).toMatchObject({
    code: 'validation',
    errors: [{ pointer: '/sections/general/values/currencies' }],
  })
})

test('the history shows who changed what and when, back to before the sample’s start', async () => {
  await write({ returns: { windowDays: 30 } })
  const { answer } = await call('GET', '/returns/history')
  const { items } = sectionHistory(shopSettings.sections.returns).parse(answer)
  expect(items).toMatchObject([
    {
      version: 3,
      by: { name: 'Amina Yusuf' },
      before: { windowDays: 14 },
      after: { windowDays: 30 },
    },
    {
      version: 2,
      by: { name: 'Amina Yusuf' },
      before: { windowDays: 7 },
      after: { windowDays: 14 },
    },
  ])
  expect((await call('GET', '/featured/history')).answer).toEqual({ items: [] })
})

test('a delivery zone has counties that exist', async () => {
  const { zones } = database.find(shopSettingEntity, 'delivery')!.values as ShopSettings['delivery']
  const [first, ...others] = zones
  const withCounties = (counties: string[]) => ({
    delivery: { zones: [{ ...first, counties }, ...others] },
  })
  const { status, answer } = await write(withCounties(['Nairobbi', 'Kiambu', 'Atlantis']))
  expect(status).toBe(422)
  expect(answer).toMatchObject({
    errors: [
      {
        pointer: '/sections/delivery/values/zones/0/counties',
        message: 'No such county: Nairobbi, Atlantis.',
      },
    ],
  })
  expect((await write(withCounties(['nairobi', 'Murang’a'.replace('’', "'")]))).status).toBe(200)
})

test('the database applies the order limits of its settings', async () => {
  const staffManualLimit = [{ amount: 5, currency: 'KES' }]
  await write({ orders: { staffManualLimit } })
  expect(orderLimitsIn(database).manual).toEqual(staffManualLimit)
})
