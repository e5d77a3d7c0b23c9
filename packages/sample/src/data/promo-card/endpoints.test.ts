import { arranged } from '@console/core/structures'
import { placements, promoCards, promoStates } from '@console/domain/promo-card'
import { beforeEach, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { day, sampleStart } from '../../store/clock'
import { database } from '../../store/store'
import { promoEndpoints } from './endpoints'

const [, brian, carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

const ask = callAs('/api/business/promo-cards', promoEndpoints)

function call(method: string, path: string, body?: object, version = 1, account = brian) {
  return ask(method, path, { body, version, account })
}

async function cards(placement: string) {
  return arranged(promoCards).parse((await call('GET', `?placement=${placement}`)).answer).nodes
}

const stateOf = async (nodeId: string) =>
  (await cards('shop_home')).find((each) => each.nodeId === nodeId)?.state

test('there are 18 cards, six in each placement, in every state', async () => {
  const all = await Promise.all(placements.map(cards))
  expect(all.map(({ length }) => length)).toEqual([6, 6, 6])
  expect(new Set(all.flat().map(({ state }) => state))).toEqual(new Set(promoStates))
})

test('a draft is published, goes live on its first day, and is stopped and archived', async () => {
  expect(await stateOf('card-10')).toBe('draft')
  const act = (action: string, version: number, account = brian) =>
    call('POST', '/card-10/transitions', { action }, version, account)
  expect((await act('stop', 1)).status).toBe(409)
  expect((await act('publish', 1, carol)).status).toBe(403)
  expect((await act('publish', 1)).status).toBe(200)
  expect(await stateOf('card-10')).toBe('scheduled')
  database.setClock(() => sampleStart + 95 * day)
  expect(await stateOf('card-10')).toBe('live')
  expect((await act('archive', 2)).status).toBe(409)
  expect((await act('stop', 2)).status).toBe(200)
  expect(await stateOf('card-10')).toBe('ended')
  expect((await act('archive', 3)).status).toBe(200)
  expect(await stateOf('card-10')).toBe('archived')
})
