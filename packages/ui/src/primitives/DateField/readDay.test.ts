import { expect, test } from 'vitest'
import { readDay } from './readDay'

const dayFirst = { isMonthFirst: false, hasTime: false, was: '' }

test.each([
  ['2028-12-31', '2028-12-31'],
  ['2028/12/31', '2028-12-31'],
  ['31/12/2028', '2028-12-31'],
  ['31.12.2028', '2028-12-31'],
  ['31. 12. 2028.', '2028-12-31'],
  ['31-12-2028', '2028-12-31'],
  ['12/31/2028', '2028-12-31'],
  ['3/4/2028', '2028-04-03'],
  ['31 Dec 2028', '2028-12-31'],
  ['31-Dec-2028', '2028-12-31'],
  ['31st December 2028', '2028-12-31'],
  ['December 31, 2028', '2028-12-31'],
  ['Dec. 31 2028', '2028-12-31'],
  ['31 Aralık 2028', '2028-12-31'],
  ['5 EYLÜL 2028', '2028-09-05'],
  ['31 ديسمبر 2028', '2028-12-31'],
  ['٣١/١٢/٢٠٢٨', '2028-12-31'],
  ['٣١ ديسمبر ٢٠٢٨', '2028-12-31'],
  ['\u200F31/12/2028\u200E', '2028-12-31'],
  ['３１/１２/２０２８', '2028-12-31'],
  ['2028-12-31T08:30:00Z', '2028-12-31'],
  ['  31\u00A0Dec\u00A02028\n', '2028-12-31'],
])('%j is a day', (text, day) => {
  expect(readDay(text, dayFirst)).toBe(day)
})

test.each(['31/04/2028', '29/02/2027', '31/12/28', '13/13/2028', '00/01/2028', 'tomorrow', ''])(
  '%j is not a day',
  (text) => {
    expect(readDay(text, dayFirst)).toBeNull()
  },
)

test('the order of the language decides when a date is ambiguous', () => {
  expect(readDay('03/04/2028', { ...dayFirst, isMonthFirst: true })).toBe('2028-03-04')
  expect(readDay('31/12/2028', { ...dayFirst, isMonthFirst: true })).toBe('2028-12-31')
})

test('a time is read, or stays as it was', () => {
  const moment = { ...dayFirst, hasTime: true, was: '2028-01-01T17:45' }
  expect(readDay('31.12.2028 8:30', moment)).toBe('2028-12-31T08:30')
  expect(readDay('31.12.2028', moment)).toBe('2028-12-31T17:45')
  expect(readDay('31.12.2028', { ...moment, was: '' })).toBe('2028-12-31T00:00')
  expect(readDay('31.12.2028 8:30 PM', moment)).toBeNull()
})
