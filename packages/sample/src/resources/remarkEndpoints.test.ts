import { remarkRemovableFor, remarks } from '@console/core/remarks'
import { beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../accounts/accounts'
import { callAs } from '../server/callAs'
import { resetSampleBackend } from '../server/resetSampleBackend'
import { sampleStart, standingClock } from '../store/clock'
import { database } from '../store/store'
import { orderEndpoints } from '../data/order/endpoints'
import { orderEntity } from '../data/order/entity'

const [, brian, carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const ask = callAs('/api/business/orders', orderEndpoints)
const [first, second] = database.rows(orderEntity).map(({ secureToken }) => secureToken)

async function read(account = brian, token = first) {
  const { answer } = await ask('GET', `/${token}/remarks`, { account })
  return remarks.parse(answer)
}

async function write(text: string, account = brian, key?: string) {
  return ask('POST', `/${first}/remarks`, {
    body: { text },
    account,
    ...(key === undefined ? {} : { key }),
  })
}

test('colleagues see a remark on its record, whose version is unchanged', async () => {
  const { version } = database.find(orderEntity, first ?? '') ?? {}
  expect((await write('  Called the buyer: at home from five. ')).status).toBe(201)
  expect((await write('Will call again.', carol)).status).toBe(201)
  expect((await read()).items).toMatchObject([
    { text: 'Will call again.', by: { name: 'Carol Nansubuga' }, canBeRemoved: false },
    { text: 'Called the buyer: at home from five.', canBeRemoved: true },
  ])
  expect((await read(brian, second)).items).toEqual([])
  expect(database.find(orderEntity, first ?? '')?.version).toBe(version)
})

test('a remark is written once, however often it is sent, and is never empty', async () => {
  const once = await write('Once.', brian, 'the same')
  expect((await write('Once.', brian, 'the same')).answer).toEqual(once.answer)
  expect((await read()).items).toHaveLength(1)
  expect((await write('   ')).status).toBe(422)
  expect((await ask('POST', `/${'x'.repeat(22)}/remarks`, { body: { text: 'x' } })).status).toBe(
    404,
  )
})

test('its author can remove a remark for a day, and a trace stays visible', async () => {
  await write('Wrong order.')
  await write('The right one.')
  const { items } = await read()
  const [stored, wrong] = items.map(({ remarkToken }) => `/${first}/remarks/${remarkToken}`)
  expect((await ask('DELETE', wrong ?? '', { account: carol })).status).toBe(403)
  for (const _ of ['once', 'twice'])
    expect((await ask('DELETE', wrong ?? '')).answer).toMatchObject({
      text: null,
      removedAt: expect.any(String) as string,
    })
  expect(JSON.stringify(await read())).not.toContain('Wrong order.')
  database.setClock(standingClock(sampleStart + remarkRemovableFor))
  expect((await read()).items.map(({ canBeRemoved }) => canBeRemoved)).toEqual([false, false])
  expect((await ask('DELETE', stored ?? '')).status).toBe(409)
})
