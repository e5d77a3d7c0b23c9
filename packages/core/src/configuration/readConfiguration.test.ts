import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fetchConfiguration } from './fetchConfiguration'
import { ConfigurationError, readConfiguration } from './readConfiguration'

/** Responds to requests for `config.json`; a function may also fail. */
function serve(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return fetch
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason as Error))
  })
}

const read = (protocol = 'http:') => readConfiguration(fetchConfiguration(), protocol)
const serveText = (text: string) => serve(() => new Response(text))
const load = (content: unknown) => {
  serveText(JSON.stringify(content))
  return read()
}
describe('specification 7: three base addresses are configured', () => {
  test('config.json is revalidated at every start, so that a change applies at once', async () => {
    const fetch = serveText('{"addresses": {}}')
    await read()
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/config.json', {
      cache: 'no-cache',
      signal: expect.any(AbortSignal) as AbortSignal,
    })
  })

  test.each([
    ['does not arrive', (signal: AbortSignal) => aborted(signal)],
    [
      'begins and never ends',
      async (signal: AbortSignal) => {
        const body = new ReadableStream({
          start: (controller) =>
            signal.addEventListener('abort', () => controller.error(signal.reason)),
        })
        return new Response(body)
      },
    ],
  ])('a config.json that %s counts as missing after 15 seconds', async (_, answer) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => answer(signal))
    onTestFinished(() => void vi.unstubAllGlobals())
    const reading = read().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(14_000)
    let isOver = false
    void reading.then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await reading).toMatchObject({ name: 'ConfigurationError', reason: 'missing' })
  })

  test('as they are given', async () => {
    const given = {
      addresses: {
        business: 'https://api.market.example/v1',
        catalogue: '/afya',
        gateway: 'http://api.market.example:8443',
        samples: '/samples',
      },
      pictureHosts: ['https://media.market.example', 'http://localhost:9000/pictures'],
      opensAt: '2027-03-01T06:00:00Z',
      sampleBackend: 'all',
      scenario: '500',
    }
    expect(await load(given)).toEqual(given)
  })

  test('values that are left out have defaults', async () => {
    expect(await load({ addresses: { gateway: '/money' } })).toEqual({
      addresses: {
        business: '/api/business',
        catalogue: '/api/catalogue',
        gateway: '/money',
        samples: '/api',
      },
      pictureHosts: [],
      opensAt: null,
      sampleBackend: 'none',
      scenario: '',
    })
  })

  test.each([
    'https://api.market.example',
    'http://localhost:8080/api/',
    'https://[::1]:8443',
    '/',
    '/api/business/',
  ])('accepts the address %s', async (business) => {
    expect((await load({ addresses: { business } })).addresses.business).toBe(business)
  })

  test.each([
    ['a host without a scheme', '//evil.example/api'],
    ['a backslash for the second slash', '/\\evil.example/api'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:application/json,{}'],
    ['another scheme', 'ftp://api.market.example'],
    ['a scheme without slashes', 'https:api.market.example'],
    ['a host alone', 'api.market.example'],
    ['a relative path', 'api/business'],
    ['a space inside', '/api /business'],
    ['a line feed inside', '/api\n/business'],
    ['an impossible port', 'https://api.market.example:99999'],
    ['an empty text', ''],
    ['null', null],
    ['a number', 8080],
  ])('refuses as an address: %s', async (_, business) => {
    await expect(load({ addresses: { business } })).rejects.toThrow(
      new ConfigurationError('broken', '/config.json: addresses.business'),
    )
  })
})

describe('a file that cannot be used says why', () => {
  test('missing: no answer', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(read()).rejects.toThrow(
      new ConfigurationError('missing', '/config.json could not be fetched'),
    )
  })

  test.each([404, 403, 500])('missing: %s', async (status) => {
    serve(() => new Response('{"addresses": {}}', { status }))
    await expect(read()).rejects.toThrow(
      new ConfigurationError('missing', `/config.json: ${status}`),
    )
  })

  test.each([
    ['an HTML fallback page', '<!doctype html><title>Console</title>'],
    ['an empty text', ''],
    ['half a file', '{"addresses": {'],
  ])('broken: %s', async (_, text) => {
    serveText(text)
    await expect(read()).rejects.toThrow(
      new ConfigurationError('broken', '/config.json is not JSON'),
    )
  })

  test.each([
    { wrong: 'no addresses', content: {}, place: 'addresses' },
    { wrong: 'addresses in a list', content: { addresses: [] }, place: 'addresses' },
    { wrong: 'a list', content: [], place: '(whole)' },
    { wrong: 'null', content: null, place: '(whole)' },
    {
      wrong: 'an unknown sample backend',
      content: { addresses: {}, sampleBackend: 'some' },
      place: 'sampleBackend',
    },
    {
      wrong: 'a picture host without its scheme',
      content: { addresses: {}, pictureHosts: ['media.market.example'] },
      place: 'pictureHosts.0',
    },
    {
      wrong: 'two things',
      content: { addresses: { gateway: 1 }, sampleBackend: 1 },
      place: 'addresses.gateway, sampleBackend',
    },
  ])('broken: $wrong names the place', async ({ content, place }) => {
    await expect(load(content)).rejects.toThrow(
      new ConfigurationError('broken', `/config.json: ${place}`),
    )
  })
})

describe('a page loaded by https', () => {
  const readWith = (business: string, protocol: string) => {
    serveText(JSON.stringify({ addresses: { business, gateway: 'https://api.market.example' } }))
    return read(protocol)
  }

  test('says why it cannot call an address by http', async () => {
    await expect(readWith('http://api.market.example/v1', 'https:')).rejects.toMatchObject({
      name: 'ConfigurationError',
      reason: 'insecure',
      message: '/config.json: addresses.business (http://api.market.example/v1)',
    })
  })

  test.each([
    'https://api.market.example',
    '/api/business',
    'http://localhost:8080',
    'http://api.localhost',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
  ])('may call %s', async (business) => {
    expect((await readWith(business, 'https:')).addresses.business).toBe(business)
  })

  test('a page loaded by http may call either', async () => {
    const business = 'http://api.market.example/v1'
    expect((await readWith(business, 'http:')).addresses.business).toBe(business)
  })
})
