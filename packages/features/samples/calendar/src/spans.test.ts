import { expect, test } from 'vitest'
import { isSpan } from './contract'
import { byDay, daysOf, move, resize } from './spans'

const at = (local: string) => new Date(local).toISOString()
const timed = (start: string, end: string) => ({ allDay: false, start: at(start), end: at(end) })
const whole = (start: string, end = start) => ({ allDay: true, start, end })

test('a valid event does not end before it starts, and has either days or instants', () => {
  expect(isSpan(whole('2026-06-15'))).toBe(true)
  expect(isSpan(whole('2026-06-15', '2026-06-14'))).toBe(false)
  expect(isSpan(timed('2026-06-15T10:00', '2026-06-15T10:00'))).toBe(false)
  expect(isSpan({ ...timed('2026-06-15T10:00', '2026-06-15T11:00'), allDay: true })).toBe(false)
  expect(isSpan({ ...whole('2026-06-15'), allDay: false })).toBe(false)
})

test('an event that ends at midnight excludes the day that begins then', () => {
  expect(daysOf(timed('2026-06-15T22:00', '2026-06-16T00:00'))).toEqual({
    first: '2026-06-15',
    last: '2026-06-15',
  })
  expect(daysOf(timed('2026-06-15T22:00', '2026-06-16T00:30')).last).toBe('2026-06-16')
})

test('moves an event by days and minutes, also across the end of a month', () => {
  expect(move(whole('2026-06-29', '2026-06-30'), { days: 7, minutes: 60 })).toEqual(
    whole('2026-07-06', '2026-07-07'),
  )
  expect(move(timed('2026-06-15T10:00', '2026-06-15T11:00'), { days: 7, minutes: -30 })).toEqual(
    timed('2026-06-22T09:30', '2026-06-22T10:30'),
  )
})

test('resizes an event, but not below a day or a quarter of an hour', () => {
  const hour = timed('2026-06-15T10:00', '2026-06-15T11:00')
  expect(resize(hour, { minutes: 60 })).toEqual(timed('2026-06-15T10:00', '2026-06-15T12:00'))
  expect(resize(hour, { minutes: -600 })).toEqual(timed('2026-06-15T10:00', '2026-06-15T10:15'))
  expect(resize(whole('2026-06-15', '2026-06-16'), { days: -5 })).toEqual(whole('2026-06-15'))
})

test('lists the events of each day: all-day events first, then by start', () => {
  const [fair, long, short] = [
    whole('2026-06-14', '2026-06-16'),
    timed('2026-06-15T09:00', '2026-06-15T12:00'),
    timed('2026-06-15T09:00', '2026-06-15T10:00'),
  ]
  expect(byDay([short, long, fair], '2026-06-15', 7)).toEqual([
    { day: '2026-06-15', events: [fair, long, short] },
    { day: '2026-06-16', events: [fair] },
  ])
})
