import { localeOf } from '@console/core/i18n'
import { expect, test } from 'vitest'
import {
  dayBeside,
  daysShown,
  firstWeekday,
  monthBeside,
  monthsOf,
  restDays,
  zoneName,
} from './regional'

test('the first day of the week and the rest days depend on the region of the language', () => {
  expect(firstWeekday(localeOf('en'))).toBe(1)
  expect(firstWeekday(localeOf('tr'))).toBe(1)
  expect(firstWeekday(localeOf('ar'))).toBe(6)
  expect(restDays(localeOf('en'))).toEqual([0, 6])
  expect(restDays(localeOf('ar'))).toEqual([5, 6])
})

test('names the time zone as it is called on the shown day', () => {
  const name = (day: string) => zoneName(day, localeOf('en'), 'Europe/Berlin')
  expect(name('2026-06-15')).toBe('Central European Summer Time (Europe/Berlin)')
  expect(name('2026-12-01')).toBe('Central European Standard Time (Europe/Berlin)')
})

test('each view shows the days around its day', () => {
  const shown = (view: Parameters<typeof daysShown>[0], language: 'en' | 'ar' = 'en') =>
    Object.values(daysShown(view, '2026-06-17', localeOf(language))).join(' ')
  expect(shown('month')).toBe('2026-06-01 2026-07-05')
  expect(shown('week')).toBe('2026-06-15 2026-06-21')
  expect(shown('week', 'ar')).toBe('2026-06-13 2026-06-19')
  expect(shown('workWeek')).toBe('2026-06-15 2026-06-19')
  expect(shown('workWeek', 'ar')).toBe('2026-06-14 2026-06-18')
  expect(shown('day')).toBe('2026-06-17 2026-06-17')
  expect(shown('agenda')).toBe('2026-06-17 2026-07-16')
})

test('the month after the 31st of January is February', () => {
  expect(dayBeside('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(dayBeside('workWeek', '2026-06-17', -1)).toBe('2026-06-10')
  // No day of an agenda is left out or repeated.
  expect(dayBeside('agenda', '2026-06-17', 1)).toBe('2026-07-17')
})

test('counts months across the end of a year', () => {
  expect(monthBeside('2026-11-30', 3)).toBe('2027-02-01')
  expect(monthBeside('2026-02-28', -12)).toBe('2025-02-01')
  expect(monthsOf('2026-06-15')).toHaveLength(12)
  expect(monthsOf('2026-06-15').at(-1)).toBe('2026-12-01')
})
