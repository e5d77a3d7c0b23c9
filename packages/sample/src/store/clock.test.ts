import { expect, test, vi } from 'vitest'
import { instant, runningClock, sampleStart, standingClock } from './clock'

test('the sample data begins on 15 June 2026 at 9 in the morning', () => {
  expect(instant(standingClock()())).toBe('2026-06-15T09:00:00Z')
})

test('a running clock starts at the given time and runs as the device does', () => {
  let device = 5_000_000
  const clock = runningClock(sampleStart, () => device)
  expect(clock()).toBe(sampleStart)
  device += 90_000
  expect(instant(clock())).toBe('2026-06-15T09:01:30Z')
})

test('a running clock does not follow the device’s clock when that is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5_000_000 })
  const clock = runningClock()
  const before = clock()
  vi.setSystemTime(5_000_000 - 2 * 60 * 60_000)
  expect(clock()).toBeGreaterThanOrEqual(before)
  vi.useRealTimers()
})
