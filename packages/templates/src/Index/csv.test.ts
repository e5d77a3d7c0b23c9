import { type CsvCell, csvFileOf } from '@console/core/csv'
import { describe, expect, test } from 'vitest'
import { csvRows } from './csv'

const currencyTitle = (title: string) => `${title}, currency`

function writeCsv<Row>(...given: Parameters<typeof csvRows<Row>>): string {
  return csvFileOf(csvRows(...given))
}

/** The lines of a file of one column, without its header. */
function written(...values: CsvCell[]): string {
  const file = writeCsv([{ title: 'T', value: (value: CsvCell) => value }], values, currencyTitle)
  return file.slice(file.indexOf('\r\n') + 2)
}

test('a file begins with the mark of UTF-8, and each line ends as RFC 4180 has it', () => {
  const columns = [
    { title: 'Name', value: ({ name }: { name: string }) => name },
    { title: 'Count', value: () => 3 },
  ]
  expect(writeCsv(columns, [{ name: 'تعاونية' }], currencyTitle)).toBe(
    '\uFEFFName,Count\r\nتعاونية,3\r\n',
  )
})

describe('RFC 4180: what would be taken for the form of the file is quoted', () => {
  test.each([
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['plain', 'plain'],
    ['', ''],
  ])('%j', (value, cell) => {
    expect(written(value)).toBe(`${cell}\r\n`)
  })
})

describe('a text never becomes a formula', () => {
  test.each(['=1+1', '+254 700', '-2', '@SUM(A1)', '\tx'])('%j', (value) => {
    expect(written(value)).toBe(`'${value}\r\n`)
  })

  test('not behind quotes either', () => {
    expect(written('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n')
    expect(written('\r=1')).toBe('"\'\r=1"\r\n')
  })

  test('in a header neither', () => {
    const [header] = writeCsv([{ title: '=1', value: () => null }], [], currencyTitle).split('\r\n')
    expect(header).toBe("\uFEFF'=1")
  })

  test('a number below zero stays one', () => {
    expect(written(-2)).toBe('-2\r\n')
  })
})

describe('an amount is a decimal and its currency', () => {
  test.each([
    [123_450, 'KES', '1234.50,KES'],
    [5, 'KES', '0.05,KES'],
    [0, 'USD', '0.00,USD'],
    [-5, 'SOS', '-0.05,SOS'],
    [1234, 'UGX', '1234,UGX'],
  ] as const)('%d %s', (amount, currency, cells) => {
    expect(written({ amount, currency })).toBe(`${cells}\r\n`)
  })

  test('rows without one leave both empty', () => {
    const columns = [{ title: 'Price', value: (value: CsvCell) => value }]
    expect(writeCsv(columns, [{ amount: 100, currency: 'KES' }, null], currencyTitle)).toBe(
      '\uFEFFPrice,"Price, currency"\r\n1.00,KES\r\n,\r\n',
    )
  })
})
