import { expect, test } from 'vitest'
import { csvOf } from './csvOf'

test('RFC 4180: rows end with CR and LF, cells are parted by commas, nothing stands for null', () => {
  expect(
    csvOf([
      ['Day', 'Decided'],
      ['2026-06-15', 12],
      ['2026-06-16', null],
    ]),
  ).toBe('Day,Decided\r\n2026-06-15,12\r\n2026-06-16,\r\n')
})

test.each([
  ['a,b', '"a,b"'],
  ['6" pipe', '"6"" pipe"'],
  ['two\nlines', '"two\nlines"'],
  ['متجر النور', 'متجر النور'],
])('%j is written as %j', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`${written}\r\n`)
})

test.each(['=1+1', '+254', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text that begins like the formula %j is led by an apostrophe',
  (cell) => {
    expect(
      csvOf([[cell]])
        .replace(/^"/, '')
        .startsWith("'"),
    ).toBe(true)
  },
)

test('a formula that is quoted is led by its apostrophe inside the quotes', () => {
  expect(csvOf([['=HYPERLINK("https://evil.example","x")']])).toBe(
    `"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`,
  )
})

test('a number below zero stays a number', () => {
  expect(csvOf([[-12.5]])).toBe('-12.5\r\n')
})
