import { describe, expect, test } from 'vitest'
import { type CsvCell, csvFileOf, csvOf } from './csvOf'

const one = (cell: CsvCell) => csvOf([[cell]], 'en').replace(/\r\n$/, '')

test('RFC 4180: rows end with CR and LF, cells are parted by commas, nothing stands for null', () => {
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

test('a file begins with the mark of UTF-8', () => {
  expect(csvFileOf([['تعاونية']], 'ar')).toBe('\uFEFFتعاونية\r\n')
})

describe('what would be taken for the form of the file is quoted, in whatever country it is opened', () => {
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
  ])('%j is led by an apostrophe', (cell, written) => {
    expect(one(cell)).toBe(written)
  })

  test('inside its quotes where it is quoted', () => {
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
  ])('nor where another country begins a cell within it: %j', (cell, written) => {
    expect(one(cell)).toBe(written)
  })

  test.each(['a = b', 'e-mail', '3 + 4', 'x@y.example'])('%j is none', (cell) => {
    expect(one(cell)).toBe(cell)
  })
})

describe('numbers', () => {
  test('below zero they stay numbers', () => {
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
