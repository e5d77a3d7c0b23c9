import { expect, test } from 'vitest'
import { readDecimal } from './readDecimal'

const arabic = 'ar-u-ca-gregory-nu-latn'

test.each([
  { locale: 'en', text: '1234.5', read: '1234.5' },
  { locale: 'en', text: '1,234.50', read: '1234.50' },
  { locale: 'en', text: '1,234', read: '1234' },
  { locale: 'en', text: '1.234', read: '1.234' },
  { locale: 'en', text: '1,5', read: '1.5' },
  { locale: 'en', text: '1.234.567', read: '1234567' },
  { locale: 'tr', text: '1234,5', read: '1234.5' },
  { locale: 'tr', text: '1.234,50', read: '1234.50' },
  { locale: 'tr', text: '1.234', read: '1234' },
  { locale: 'tr', text: '1.5', read: '1.5' },
  { locale: 'tr', text: '12.50', read: '12.50' },
  { locale: 'tr', text: '0.125', read: '0.125' },
  { locale: 'tr', text: '1,234.50', read: '1234.50' },
  { locale: 'tr', text: '1.234.567', read: '1234567' },
  { locale: arabic, text: '١٢٣٤٫٥', read: '1234.5' },
  { locale: arabic, text: '١٬٢٣٤٫٥٠', read: '1234.50' },
  { locale: arabic, text: '۱۲٫۵', read: '12.5' },
  { locale: arabic, text: '١٢.٥', read: '12.5' },
  { locale: arabic, text: '١٢،٥', read: '12.5' },
  { locale: arabic, text: '١٬٢٣٤،٥', read: '1234.5' },
  { locale: arabic, text: '١،٢٣٤', read: '1234' },
  { locale: 'tr', text: '١٢،٥', read: '12.5' },
  { locale: arabic, text: '٥٠-', read: '-50' },
  { locale: 'en', text: '50\u2212', read: '-50' },
  { locale: 'en', text: ' -1 234.5 ', read: '-1234.5' },
  { locale: 'en', text: '\u22125', read: '-5' },
  { locale: 'en', text: '\u200E7\u200E', read: '7' },
  { locale: 'en', text: '.5', read: '0.5' },
  { locale: 'en', text: '5.', read: '5' },
  { locale: 'en', text: '007', read: '7' },
  { locale: 'en', text: "1'234.50", read: '1234.50' },
  { locale: 'tr', text: '1’234’567', read: '1234567' },
  { locale: 'en', text: '1,23,456.00', read: '123456.00' },
  { locale: 'tr', text: '12,34,567', read: '1234567' },
  { locale: 'en', text: '１２３', read: '123' },
  { locale: 'en', text: '１，２３４．５', read: '1234.5' },
  { locale: 'en', text: '1\u00A0234,50', read: '1234.50' },
  { locale: 'en', text: '\u202A1,234.50\u202C', read: '1234.50' },
  { locale: 'en', text: '  ', read: '' },
])('$locale: "$text" is $read', ({ locale, text, read }) => {
  expect(readDecimal(text, locale)).toBe(read)
})

test.each([
  'a',
  '1a',
  '-',
  '-5-',
  '--5',
  '5--',
  '.',
  '1,2,3',
  '1.2.3',
  '1,23,45',
  "1'23",
  '12-3',
  '1e5',
  '1.234,5.6',
  'NaN',
])('"%s" is not a number', (text) => {
  expect(readDecimal(text, 'en')).toBeNull()
  expect(readDecimal(text, 'tr')).toBeNull()
})
