import { describe, expect, test } from 'vitest'
import { type CsvCell, csvFileOf, csvOf } from './csvOf'

const one = (cell: CsvCell) => csvOf([[cell]], 'en').replace(/\r\n$/, '')

test('RFC 4180: rows end with CRLF, commas separate cells, and null is empty', () => {
  expect(
    csvOf(
      [
        ['Day', 'Decided'],
        ['2026-06-15', 12],
        ['2026-06-16', null],
      ],
      'en',
    ),
  ).toBe('Day,Decided\r\n2026-06-15,12\r\n2026-06-16,\r\n')
})

test('a file begins with the UTF-8 byte order mark', () => {
  expect(csvFileOf([['تعاونية']], 'ar')).toBe('\uFEFFتعاونية\r\n')
})

describe('quotes, line breaks and the separators of every country are quoted', () => {
  test.each([
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['6" pipe', '"6"" pipe"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['متجر النور', 'متجر النور'],
    ['\u20681 kg × 10\u2069', '1 kg × 10'],
    ['', ''],
  ])('%j is written as %j', (cell, written) => {
    expect(one(cell)).toBe(written)
  })
})

describe('a text never becomes a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+254 700', "'+254 700"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
  ])('%j is prefixed with an apostrophe', (cell, written) => {
    expect(one(cell)).toBe(written)
  })

  test('the apostrophe is inside the quotes of a quoted cell', () => {
    expect(one('=HYPERLINK("https://evil.example","x")')).toBe(
      `"'=HYPERLINK(""https://evil.example"",""x"")"`,
    )
  })

  test.each([
    ["Good;=cmd|' /C calc'!A0", `"Good;'=cmd|' /C calc'!A0"`],
    ['Good,@SUM(A1)', `"Good,'@SUM(A1)"`],
    ['Good\n+1', `"Good\n'+1"`],
    ['Good\t-1', `"Good\t'-1"`],
    ['";=1', `""";'=1"`],
  ])('nor after a separator of another country: %j', (cell, written) => {
    expect(one(cell)).toBe(written)
  })

  test.each(['a = b', 'e-mail', '3 + 4', 'x@y.example'])('%j is not a formula', (cell) => {
    expect(one(cell)).toBe(cell)
  })
})

describe('numbers', () => {
  test('negative numbers stay numbers', () => {
    expect(one(-12.5)).toBe('-12.5')
    expect(one({ amount: -1250, currency: 'KES' })).toBe('-12.50')
  })

  test.each([
    [123_450, 'KES', '1234.50'],
    [5, 'KES', '0.05'],
    [0, 'USD', '0.00'],
    [-5, 'SOS', '-0.05'],
    [1234, 'UGX', '1234'],
  ] as const)('%d %s is %s', (amount, currency, written) => {
    expect(one({ amount, currency })).toBe(written)
  })
})

test.each([
  ['en', 'a,1.5,-12.50,"b;c"'],
  ['tr', 'a;1,5;-12,50;"b;c"'],
  ['ar', 'a;1.5;-12.50;"b;c"'],
] as const)('%s: separator and decimals are those of its spreadsheets', (language, line) => {
  const cells = ['a', 1.5, { amount: -1250, currency: 'KES' }, 'b;c'] as const
  expect(csvOf([cells], language)).toBe(`${line}\r\n`)
})
