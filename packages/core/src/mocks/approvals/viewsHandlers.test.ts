import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { SavedView } from '../../contracts'
import { issueAccessToken } from '../accessToken'
import { sampleAccounts } from '../accounts'
import { resetSampleBackend } from '../resetSampleBackend'
import { viewsHandlers } from './viewsHandlers'

const [amina, brian, , , eve] = sampleAccounts

async function views(list: string, account = amina, kept?: readonly SavedView[]) {
  const response = await getResponse(
    [...viewsHandlers],
    new Request(`http://localhost/api/business/me/views/${list}`, {
      headers: { Authorization: `Bearer ${issueAccessToken(account!)}` },
      ...(kept ? { method: 'PUT', body: JSON.stringify({ views: kept }) } : {}),
    }),
  )
  return { status: response?.status, body: (await response?.json()) as { views?: SavedView[] } }
}

function view(id: string, name = 'Mine') {
  return { viewId: id.repeat(22), name, query: 'submission=waiting&sort=-dueAt' }
}

beforeEach(resetSampleBackend)

test('views are kept by account and list, and all of them at once', async () => {
  expect((await views('products')).body).toEqual({ views: [] })
  const kept = [view('a'), view('b')]
  expect((await views('products', amina, kept)).body).toEqual({ views: kept })
  expect((await views('products')).body).toEqual({ views: kept })
  expect((await views('products', brian)).body).toEqual({ views: [] })
  expect((await views('agents')).body).toEqual({ views: [] })
  await views('products', amina, [])
  expect((await views('products')).body).toEqual({ views: [] })
})

test.each([
  ['more than 20', Array.from({ length: 21 }, (_, place) => view(String.fromCharCode(97 + place)))],
  ['a name of more than 40 characters', [view('a', 'x'.repeat(41))]],
  ['no name', [view('a', '')]],
  ['two with one identifier', [view('a'), view('a')]],
])('%s: 422', async (_, kept) => {
  expect((await views('products', amina, kept)).status).toBe(422)
})

test('a customer has none', async () => {
  expect((await views('products', eve)).status).toBe(403)
})
