import { describe, expect, test } from 'vitest'
import { formatsOf } from './formats'

const noon = new Date('2026-06-15T12:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test('the formats of a language are made once: Intl objects are slow to make', () => {
  expect(formatsOf('tr')).toBe(formatsOf('tr'))
  expect(formatsOf('tr')).not.toBe(formatsOf('ar'))
})

describe('numbers', () => {
  test.each([
    { language: 'en', written: '1,234,567.5' },
    { language: 'tr', written: '1.234.567,5' },
    { language: 'ar', written: '1,234,567.5' },
  ] as const)(
    '$language: Arabic keeps Latin digits, as trade documents do',
    ({ language, written }) => {
      expect(formatsOf(language).number(1_234_567.5)).toBe(written)
    },
  )
})

test('a file that is not empty has at least 1 kB, and 1000 kB are 1 MB', () => {
  const written = [0, 1, 999_999, 1_440_000].map(formatsOf('en').bytes)
  expect(written).toEqual(['0 kB', '1 kB', '1,000 kB', '1.4 MB'])
  expect(formatsOf('tr').bytes(1_440_000)).toBe('1,4 MB')
})

describe('how long ago: in the largest unit of which at least one has passed', () => {
  test.each([
    { passed: -5 * minute, words: 'this minute' },
    { passed: 0, words: 'this minute' },
    { passed: 59 * second, words: 'this minute' },
    { passed: minute, words: '1 minute ago' },
    { passed: hour - second, words: '59 minutes ago' },
    { passed: hour, words: '1 hour ago' },
    { passed: day - second, words: '23 hours ago' },
    { passed: day, words: 'yesterday' },
    { passed: 3 * day + 23 * hour, words: '3 days ago' },
    { passed: 59 * day, words: '59 days ago' },
    { passed: 60 * day, words: '1 month ago' },
    { passed: 210 * day, words: '6 months ago' },
    { passed: 365 * day, words: '11 months ago' },
    { passed: 800 * day, words: '2 years ago' },
  ])('$passed ms: $words', ({ passed, words }) => {
    expect(formatsOf('en').ago(new Date(noon.getTime() - passed), noon)).toBe(words)
  })

  test.each([
    { language: 'tr', words: '3 gün önce' },
    { language: 'ar', words: 'قبل 3 أيام' },
  ] as const)('$language', ({ language, words }) => {
    expect(formatsOf(language).ago(new Date(noon.getTime() - 3 * day), noon)).toBe(words)
  })
})

test('writes future and past times', () => {
  const { until } = formatsOf('en')
  expect(until(new Date(noon.getTime() + 3 * hour), noon)).toBe('in 3 hours')
  expect(until(new Date(noon.getTime() - 2 * day), noon)).toBe('2 days ago')
})

describe('amounts have the decimals of their currency, not those that Intl would give them', () => {
  test.each([
    { currency: 'KES', language: 'en', written: '1,234.50' },
    { currency: 'SOS', language: 'en', written: '1,234.50' },
    { currency: 'UGX', language: 'en', written: '123,450' },
    { currency: 'KES', language: 'tr', written: '1.234,50' },
    { currency: 'KES', language: 'ar', written: '1,234.50' },
  ] as const)('$currency, $language', ({ currency, language, written }) => {
    expect(formatsOf(language).amount({ amount: 123_450, currency })).toBe(written)
  })
})

describe('percentages are written as the language does', () => {
  test.each([
    { language: 'en', written: '8.7%' },
    { language: 'tr', written: '%8,7' },
    { language: 'ar', written: '8.7\u200E%\u200E' },
  ] as const)('$language', ({ language, written }) => {
    expect(formatsOf(language).percent(0.087)).toBe(written)
  })
})

describe('days have their month as a word, after the day', () => {
  const at = new Date('2026-06-05T12:00:00')
  test.each([
    { language: 'en', date: '5 Jun 2026', moment: '5 Jun 2026, 12:00' },
    { language: 'tr', date: '5 Haz 2026', moment: '5 Haz 2026 12:00' },
    { language: 'ar', date: '5 يونيو 2026', moment: '5 يونيو 2026، 12:00' },
  ] as const)('$language', ({ language, date, moment }) => {
    expect(formatsOf(language).date(at)).toBe(date)
    expect(formatsOf(language).dateTime(at)).toBe(moment)
  })
})

test.each([
  { language: 'en', count: 3, between: [', ', ', '] },
  { language: 'ar', count: 2, between: [' و'] },
  { language: 'en', count: 1, between: [] },
  { language: 'en', count: 0, between: [] },
] as const)(
  '$language: the separators between $count entries that are not plain text',
  ({ language, count, between }) => {
    expect(formatsOf(language).between(count)).toEqual(between)
  },
)

describe('lists are written as the language does, each entry in its own direction', () => {
  test.each([
    { language: 'en', list: ['a', 'b', 'c'], written: 'a, b, c' },
    { language: 'tr', list: ['a', 'b', 'c'], written: 'a, b, c' },
    { language: 'ar', list: ['أ', 'ب'], written: 'أ وب' },
    {
      language: 'ar',
      list: ['Dodoma', 'Kilimanjaro'],
      written: '\u2068Dodoma\u2069 و\u2068Kilimanjaro\u2069',
    },
    { language: 'en', list: ['Dodoma', 'دودوما'], written: 'Dodoma, \u2068دودوما\u2069' },
    { language: 'en', list: [], written: '' },
  ] as const)('$language: $list', ({ language, list, written }) => {
    expect(formatsOf(language).list(list)).toBe(written)
  })
})

test('currencies are called by their names', () => {
  expect(formatsOf('en').currency('KES')).toBe('Kenyan Shilling')
  expect(formatsOf('ar').currency('KES')).toBe('شلن كينيي')
})

test('countries are called by their names', () => {
  expect(formatsOf('en').country('KE')).toBe('Kenya')
  expect(formatsOf('ar').country('KE')).toBe('كينيا')
  expect(formatsOf('tr').country('everywhere')).toBe('everywhere')
})

test.each(['en', 'tr', 'ar'] as const)(
  'a time has two digits for the hour, alone and after a date: %s',
  (language) => {
    const early = new Date(2026, 5, 15, 9, 5)
    const { time, dateTime } = formatsOf(language)
    for (const written of [time(early), dateTime(early)]) expect(written).toMatch(/\b09:05/)
  },
)

test.each([
  [0, 'in 0 seconds'],
  [0.2, 'in 1 second'],
  [59, 'in 59 seconds'],
  [61, 'in 2 minutes'],
  [3601, 'in 2 hours'],
  [200_000, 'in 3 days'],
  [31_535_998, 'in 365 days'],
  [31_536_000, 'in 1 year'],
  [1e12, 'in 1 year'],
])('a wait of %s s is %s: never too short, and no longer than a year', (seconds, words) => {
  expect(formatsOf('en').wait(seconds)).toBe(words)
})

test('shows a dash for an invalid date', () => {
  const { time, date, weekday, dateTime, ago, until } = formatsOf('en')
  const invalid = new Date('not a time')
  const now = new Date('2026-06-15T09:00:00Z')
  const all = [time(invalid), date(invalid), weekday(invalid), dateTime(invalid)]
  expect([...all, ago(invalid, now), until(invalid, now)]).toEqual(Array(6).fill('–'))
})

test.for([
  ['en', '1,000.0125'],
  ['tr', '1.000,0125'],
  ['ar', '1,000.0125'],
] as const)('numbers have at most four decimals: %s', ([language, words]) => {
  expect(formatsOf(language).number(1000.01254)).toBe(words)
})
