import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createListener, type Listener } from './createListener'

const fetched = vi.fn<typeof fetch>()
const onMissed = vi.fn<() => void>()
const onUnauthorized = vi.fn<(token: string | null) => void>()
let listener: Listener

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  fetched.mockReset()
  onMissed.mockReset()
  onUnauthorized.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  listener.end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A stream of these parts that then ends or stays open. */
function stream(parts: readonly string[], isOpen = false): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      if (!isOpen) controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

/** Begins to listen. @returns the received events; it ends at one with this data */
function begin({ token = 'a-token', isLate = false, last = '' } = {}): string[] {
  const heard: string[] = []
  listener = createListener('/events', {
    credentials: { token: () => token, language: () => 'tr', onUnauthorized },
    onEvent(data) {
      heard.push(data)
      if (data === last) listener.end()
    },
    onMissed,
    isLate,
  })
  listener.begin()
  return heard
}

const headersOf = (call: number) => fetched.mock.calls[call]?.[1]?.headers as Record<string, string>

test('reassembles events that arrive in chunks, and ignores comments', async () => {
  fetched.mockResolvedValue(
    stream([':\n\n', 'id: 1\ndata: {"a"', ':1}\n', '\nid: 2\r\ndata: b\r\ndata: c\r\n\r\n'], true),
  )
  const heard = begin()
  await vi.advanceTimersByTimeAsync(10)
  expect(heard).toEqual(['{"a":1}', 'b\nc'])
  expect(headersOf(0)).toMatchObject({ Authorization: 'Bearer a-token', 'Accept-Language': 'tr' })
})

test('resumes a closed connection after its last event', async () => {
  fetched.mockImplementation(async () => stream(['id: 7\n\n']))
  begin()
  await vi.advanceTimersByTimeAsync(1001)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/events', '/events?since=7'])
  expect(onMissed).not.toHaveBeenCalled()
})

test.each([
  ['fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['closes without an event id', async () => stream([])],
])(
  'reports once that events may have been missed when the first connection %s',
  async (_, first) => {
    fetched.mockImplementationOnce(first)
    fetched.mockImplementation(async () => stream(['id: 4\n\n', 'id: 5\ndata: news\n\n']))
    const heard = begin()
    await vi.advanceTimersByTimeAsync(500)
    expect(onMissed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(heard[0]).toBe('news')
    expect(onMissed).toHaveBeenCalledOnce()
  },
)

test('reports that events may have been missed when it starts late', async () => {
  fetched.mockImplementation(async () => stream(['id: 4\n\n'], true))
  begin({ isLate: true })
  await vi.advanceTimersByTimeAsync(100)
  expect(onMissed).toHaveBeenCalledOnce()
})

test('retries an unreachable server with growing delays, and receives its events once it is back', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const heard = begin()
  await vi.advanceTimersByTimeAsync(61_000)
  // After 1, 3, 7, 15, 31 and 61 seconds.
  expect(fetched).toHaveBeenCalledTimes(7)
  fetched.mockResolvedValue(stream(['data: back\n\n'], true))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(heard).toEqual(['back'])
})

test('reconnects when nothing has arrived for 45 s', async () => {
  fetched.mockImplementation(async () => stream(['id: 1\n\n'], true))
  begin()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  ['responds with 204', () => new Response(null, { status: 204 })],
  ['responds with 404', () => new Response('{}', { status: 404 })],
  ['responds with 403', () => new Response('{}', { status: 403 })],
  [
    'responds with HTML',
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('does not reconnect to a server that %s', async (_, answer) => {
  fetched.mockImplementation(async () => answer())
  begin()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('reports a token that the server refuses, and does not connect again', async () => {
  fetched.mockImplementationOnce(async () => stream(['id: 3\n\n']))
  fetched.mockImplementation(async () => new Response('{}', { status: 401 }))
  begin()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(onUnauthorized.mock.calls).toEqual([['a-token']])
})

test('stays disconnected once it has ended, and resumes after the last event when it begins again', async () => {
  fetched.mockImplementation(async () => stream(['id: 3\n\n'], true))
  begin()
  await vi.advanceTimersByTimeAsync(100)
  listener.end()
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  listener.begin()
  listener.begin()
  await vi.advanceTimersByTimeAsync(100)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/events', '/events?since=3'])
})

test('delivers no event once it has ended, and resumes after the last delivered one', async () => {
  fetched.mockImplementation(async () => stream(['id: 3\ndata: a\n\nid: 4\ndata: b\n\n'], true))
  const heard = begin({ last: 'a' })
  await vi.advanceTimersByTimeAsync(100)
  expect(heard).toEqual(['a'])
  listener.begin()
  await vi.advanceTimersByTimeAsync(100)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/events', '/events?since=3'])
})
