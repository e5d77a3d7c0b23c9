import { arranged } from '@console/core/structures'
import { placements, promoCards, promoStates } from '@console/domain/promo-card'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { issueAccessToken } from '../../server/accessToken'
import { type Account, sampleAccounts } from '../../server/accounts'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { sampleStart } from '../../store/clock'
import { world } from '../../store/store'
import { day } from '../shared/approval'
import { promoEndpoints } from './endpoints'

const [, brian, carol] = sampleAccounts as [Account, Account, Account]

beforeEach(resetSampleBackend)

let keys = 0

async function call(method: string, path: string, body?: object, version = 1, account = brian) {
  const request = new Request(`http://console.example/api/business/promo-cards${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${issueAccessToken(account)}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `key ${(keys += 1)}`,
      'If-Match': `"v${version}"`,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const response = await getResponse([...promoEndpoints.handlers], request)
  if (!response) throw new Error(`Nobody answers ${method} ${path}`)
  return { status: response.status, answer: (await response.json()) as unknown }
}

async function cards(placement: string) {
  return arranged(promoCards).parse((await call('GET', `?placement=${placement}`)).answer).nodes
}

const stateOf = async (nodeId: string) =>
  (await cards('shop_home')).find((each) => each.nodeId === nodeId)?.state

test('18 cards, six in each place, in every state there is', async () => {
  const all = (await Promise.all(placements.map(cards))).flat()
  expect(all).toHaveLength(18)
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(promoStates))
})

test('a draft is published, begins on its day, and is stopped and put away', async () => {
  expect(await stateOf('card-10')).toBe('draft')
  const act = (action: string, version: number, account = brian) =>
    call('POST', '/card-10/transitions', { action }, version, account)
  expect((await act('stop', 1)).status).toBe(409)
  expect((await act('publish', 1, carol)).status).toBe(403)
  expect((await act('publish', 1)).status).toBe(200)
  expect(await stateOf('card-10')).toBe('scheduled')
  world.setClock(() => sampleStart + 95 * day)
  expect(await stateOf('card-10')).toBe('live')
  expect((await act('archive', 2)).status).toBe(409)
  expect((await act('stop', 2)).status).toBe(200)
  expect(await stateOf('card-10')).toBe('ended')
  expect((await act('archive', 3)).status).toBe(200)
  expect(await stateOf('card-10')).toBe('archived')
})
