import type { Call, Send } from '@console/core/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { goodsResource } from '@console/decision/mocks'
import { readsRecord } from './useRecord'

const secureToken = 'abcdefghijklmnop'

/** Records that a screen of this route prefetches at an address. */
async function readAt(address: string, pattern = '/shop-details') {
  const calls: Call<unknown>[] = []
  const send: Send = async (call) => {
    calls.push(call as Call<unknown>)
    return new Promise(() => undefined)
  }
  const { pathname, search } = new URL(address, 'http://console.invalid')
  void readsRecord(goodsResource, pattern)(
    { send, queries: new QueryClient() },
    { pathname, search },
  )
  return calls.map(({ segments }) => segments?.token)
}

test('reads the token from the path, or from the query', async () => {
  expect(await readAt(`/shop-details/${secureToken}?from=a`, '/shop-details/:secureToken')).toEqual(
    [secureToken],
  )
  expect(await readAt(`/shop-details?secureToken=${secureToken}`)).toEqual([secureToken])
  expect(
    await readAt(`/shop-details?secureToken=${secureToken}`, '/shop-details/:secureToken'),
  ).toEqual([secureToken])
})

test.each(['/featured-details', '/featured-details/'])(
  '%s names no record: the last segment of a path is no token',
  async (address) => {
    expect(await readAt(address, '/featured-details/:secureToken')).toEqual([])
  },
)

test.each(['..%2F..%2F..%2Fsecret', '%2e%2e%2fsecret', 'short'])(
  'sends no request with an invalid token: %s',
  async (odd) => {
    expect(await readAt(`/shop-details/${odd}`, '/shop-details/:secureToken')).toEqual([])
    expect(await readAt(`/shop-details?secureToken=${odd}`)).toEqual([])
  },
)
