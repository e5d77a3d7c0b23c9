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

function begin({ token = 'a-token', isLate = false } = {}): string[] {
  const heard: string[] = []
  listener = createListener('/events', {
    credentials: { token: () => token, language: () => 'tr', onUnauthorized },
    onEvent: (data) => void heard.push(data),
    onMissed,
    isLate,
  })
  listener.begin()
  return heard
}

const headersOf = (call: number) => fetched.mock.calls[call]?.[1]?.headers as Record<string, string>

test('events are heard whole, however they come, and comments are not', async () => {
  fetched.mockResolvedValue(
    stream([':\n\n', 'id: 1\ndata: {"a"', ':1}\n', '\nid: 2\r\ndata: b\r\ndata: c\r\n\r\n'], true),
  )
  const heard = begin()
  await vi.advanceTimersByTimeAsync(10)
  expect(heard).toEqual(['{"a":1}', 'b\nc'])
  expect(headersOf(0)).toMatchObject({ Authorization: 'Bearer a-token', 'Accept-Language': 'tr' })
})

test('a connection that ended goes on where it ended', async () => {
  fetched.mockImplementation(async () => stream(['id: 7\n\n']))
  begin()
  await vi.advanceTimersByTimeAsync(1001)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/events', '/events?since=7'])
  expect(onMissed).not.toHaveBeenCalled()
})

test.each([
  ['was away', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['went away before it said where it was', async () => stream([])],
])(
  'what a server did not tell because it %s at the first try may have been missed, and that is said once',
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

test('who begins late may have missed something, too', async () => {
  fetched.mockImplementation(async () => stream(['id: 4\n\n'], true))
  begin({ isLate: true })
  await vi.advanceTimersByTimeAsync(100)
  expect(onMissed).toHaveBeenCalledOnce()
})

test('a server that is away is asked after growing pauses, and heard again when it is back', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const heard = begin()
  await vi.advanceTimersByTimeAsync(61_000)
  // After 1, 3, 7, 15, 31 and 61 seconds.
  expect(fetched).toHaveBeenCalledTimes(7)
  fetched.mockResolvedValue(stream(['data: back\n\n'], true))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(heard).toEqual(['back'])
})

test('a connection on which nothing comes for 45 s has broken', async () => {
  fetched.mockImplementation(async () => stream(['id: 1\n\n'], true))
  begin()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  ['has nothing to tell', () => new Response(null, { status: 204 })],
  ['does not have the call', () => new Response('{}', { status: 404 })],
  ['refuses it', () => new Response('{}', { status: 403 })],
  [
    'sends a page',
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('a server that %s is not asked again', async (_, answer) => {
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

test('who ends it is told nothing more, asks no more, and goes on there when it begins again', async () => {
  fetched.mockImplementation(async () => stream(['id: 3\n\n'], true))
  begin()
  await vi.advanceTimersByTimeAsync(100)
  listener.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  listener.begin()
  listener.begin()
  await vi.advanceTimersByTimeAsync(100)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/events', '/events?since=3'])
})
