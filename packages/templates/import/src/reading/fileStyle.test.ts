import { describe, expect, test } from 'vitest'
import { detectStyles } from './fileStyle'
import { guessMapping } from './guess'
import { lookAt, styleOf } from './mapRows'
import { readWith, sentOf, testColumns, workbookOf } from './testFiles'

async function detected(content: BlobPart) {
  const { table } = await readWith(content)
  return detectStyles(testColumns, table.rows, guessMapping(testColumns, table))
}

const prices = (...cells: string[]) =>
  `Bar code;Price\n${cells.map((cell) => `1;${cell}`).join('\n')}`
const days = (...cells: string[]) =>
  `Bar code;Valid until\n${cells.map((cell) => `1;${cell}`).join('\n')}`

describe('decimals', () => {
  test.each([
    [['12.50', '1,234.50'], '.'],
    [['12,50', '1.250'], ','],
    [['1.250', '1.234,5'], ','],
    [['1,250', '12.5'], '.'],
    // No cell depends on it.
    [['1250', '-5'], '.'],
    [['١٬٢٣٤٫٥٠'], '.'],
  ] as const)('detects the notation of %j: %s', async (cells, decimal) => {
    expect((await detected(prices(...cells))).decimal.found).toBe(decimal)
  })

  test('ambiguous ones are a question with examples, not a default', async () => {
    expect((await detected(prices('1.250', '12.500', '300'))).decimal).toEqual({
      found: null,
      matters: true,
      examples: [
        { text: '1.250', readings: { '.': '1.250', ',': '1250' } },
        { text: '12.500', readings: { '.': '12.500', ',': '12500' } },
      ],
    })
  })

  test('contradicting cells are a question', async () => {
    expect((await detected(prices('1.250', '1.5', '1,5'))).decimal.found).toBeNull()
  })

  test('in a workbook only text cells count', async () => {
    const rows = [
      ['Bar code', 'Price'],
      ['1', 1.25],
      ['2', '1.250'],
    ]
    expect((await detected(workbookOf([{ name: 'A', rows }]))).decimal.found).toBeNull()
  })
})

describe('days', () => {
  test.each([
    [['03/04/2028', '25/06/2029'], 'day first'],
    [['03/04/2028', '06/25/2029'], 'month first'],
    [['03.04.2028'], 'day first'],
    [['2028-12-31', '05/05/2028', '31 Dec 2028'], 'day first'],
  ] as const)('detects the notation of %j: %s', async (cells, order) => {
    expect((await detected(days(...cells))).days.found).toBe(order)
  })

  test('ambiguous ones are a question with examples, not a default', async () => {
    expect((await detected(days('03/04/2028', '05/05/2028'))).days).toEqual({
      found: null,
      matters: true,
      examples: [
        {
          text: '03/04/2028',
          readings: { 'day first': '2028-04-03', 'month first': '2028-03-04' },
        },
      ],
    })
  })
})

test('a choice takes precedence over detection', async () => {
  const { decimal, days: order } = await detected(prices('1.250', '1.5'))
  expect(styleOf({ decimal, days: order }, { decimal: ',' })).toEqual({
    decimal: ',',
    days: 'day first',
  })
})

test('counts cells that the chosen style cannot read, and sends them unchanged', async () => {
  const { table } = await readWith(prices('1,5', '1.5'))
  const mapping = guessMapping(testColumns, table)
  expect(lookAt(testColumns, table, mapping, { decimal: ',' }).fields.price?.skipped).toBe(1)
  const rows = await sentOf(prices('1.234,5', '2,5', '1.5'))
  expect(rows.map(({ cells, faults }) => [cells.price, faults?.[0]?.code])).toEqual([
    ['1234.5', undefined],
    ['2.5', undefined],
    ['1.5', 'number'],
  ])
})
