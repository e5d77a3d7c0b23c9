import { afterEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow, serverTime, timeUntil } from './serverClock'

afterEach(() => {
  noteServerTime(new Date().toUTCString())
  vi.useRealTimers()
})

test('measures ages by the server’s clock', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
  noteServerTime('Mon, 15 Jun 2026 09:00:00 GMT')
  const read = Date.now()
  vi.advanceTimersByTime(5000)
  expect(serverNow().toISOString()).toBe('2026-06-15T09:00:05.000Z')
  expect(serverTime(read).toISOString()).toBe('2026-06-15T09:00:00.000Z')
})

test.each(['', undefined, 'yesterday', 'Mon, 15 Jun 2026 09:00:30 GMT'])(
  'uses the device’s clock when the date of a response is %s',
  (date) => {
    vi.useFakeTimers({ now: Date.parse('2026-06-15T09:00:00Z') })
    noteServerTime(date)
    expect(serverNow().toISOString()).toBe('2026-06-15T09:00:00.000Z')
  },
)

test('measures the time until a deadline to the second, even if the device’s clock is only slightly off', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-15T09:00:00Z') })
  noteServerTime('Mon, 15 Jun 2026 09:00:30 GMT')
  expect(timeUntil('2026-06-15T09:00:40Z')).toBe(10_000)
  vi.advanceTimersByTime(4000)
  expect(timeUntil('2026-06-15T09:00:40Z')).toBe(6000)
})
