import { describe, expect, test } from 'vitest'
import { instantOf, missingTime, type OffsetAt, timesOf } from './clockChanges'

/** Offsets of a time zone by its name: a test cannot change the zone of the machine. */
function offsetIn(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (instant) => {
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d+):(\d+))?/.exec(format.format(instant)) ?? []
    return (sign === '+' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  }
}

const iso = (dates: readonly (Date | undefined)[]) => dates.map((date) => date?.toISOString())
const nearest = (local: string, zone: OffsetAt) => {
  const missing = missingTime(local, zone)
  return missing && iso([missing.before, missing.after])
}

describe('in Europe/Berlin', () => {
  const berlin = offsetIn('Europe/Berlin')

  test('a time that daylight saving skips does not exist, and has two nearest times', () => {
    expect(timesOf('2026-03-29T02:30', berlin)).toEqual([])
    expect(nearest('2026-03-29T02:30', berlin)).toEqual([
      '2026-03-29T00:59:00.000Z',
      '2026-03-29T01:00:00.000Z',
    ])
    for (const local of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T02:30'])
      expect(nearest(local, berlin)).toBeNull()
  })

  test('a time that daylight saving repeats has two instants, and means the first', () => {
    const both = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']
    expect(iso(timesOf('2026-10-25T02:30', berlin))).toEqual(both)
    expect(instantOf('2026-10-25T02:30', {}, berlin)).toBe(both[0])
    expect(iso(timesOf('2026-10-25T01:59', berlin))).toEqual(['2026-10-24T23:59:00.000Z'])
    expect(iso(timesOf('2026-10-25T03:00', berlin))).toEqual(['2026-10-25T02:00:00.000Z'])
  })

  test('an unchanged time stays the second of the two instants', () => {
    const second = '2026-10-25T01:30:00.000Z'
    expect(instantOf('2026-10-25T02:30', { was: second }, berlin)).toBe(second)
    expect(instantOf('2026-10-25T02:45', { was: second }, berlin)).toBe('2026-10-25T00:45:00.000Z')
  })

  test('an end means the second instant if only that is after the start', () => {
    const after = '2026-10-25T01:30:00.000Z'
    expect(instantOf('2026-10-25T02:45', { after }, berlin)).toBe('2026-10-25T01:45:00.000Z')
  })
})

test.each(['2026-03-29T02:30', '2026-10-25T02:30'])(
  '%s is an ordinary time in a zone without daylight saving',
  (local) => {
    const nairobi = offsetIn('Africa/Nairobi')
    expect(nearest(local, nairobi)).toBeNull()
    expect(iso(timesOf(local, nairobi))).toEqual([new Date(`${local}+03:00`).toISOString()])
  },
)

test('a day that a zone has skipped has no times, but two nearest ones', () => {
  const apia = offsetIn('Pacific/Apia')
  for (const local of ['2011-12-30T00:00', '2011-12-30T12:00', '2011-12-30T23:59'])
    expect(timesOf(local, apia)).toEqual([])
  expect(nearest('2011-12-30T12:00', apia)).toEqual([
    '2011-12-30T09:59:00.000Z',
    '2011-12-30T10:00:00.000Z',
  ])
})
