import { seededRandom } from '@console/sample'
import { describe, expect, test } from 'vitest'
import { type PastedRow, readPasted } from './pasted'

const row = (reference: string, carrier: string | null, trackingNumber: string, line = 1) => ({
  line,
  reference,
  carrier,
  trackingNumber,
})

describe('text pasted from a spreadsheet', () => {
  test.each([
    ['two columns', 'B2C-1\tTRK-1', [row('B2C-1', null, 'TRK-1')]],
    ['three columns', 'B2C-1\tZiwa\tTRK-1', [row('B2C-1', 'Ziwa', 'TRK-1')]],
    ['no carrier in the second of three', 'B2C-1;;TRK-1', [row('B2C-1', null, 'TRK-1')]],
    ['commas', 'B2C-1,Ziwa,TRK-1', [row('B2C-1', 'Ziwa', 'TRK-1')]],
    [
      'a comma in a cell, among tabs',
      'B2C-1\tZiwa, Kisumu\tTRK',
      [row('B2C-1', 'Ziwa, Kisumu', 'TRK')],
    ],
    ['a header row', 'Order,Number\nB2C-1,TRK-1', [row('B2C-1', null, 'TRK-1', 2)]],
    [
      'Windows line ends and empty rows',
      'A1,T1\r\n\r\n,\r\nA2,T2\r\n',
      [row('A1', null, 'T1'), row('A2', null, 'T2', 4)],
    ],
    [
      'quotes around separators and quotes',
      'A1;"Ziwa ""Express""; Ltd";"T;1"',
      [row('A1', 'Ziwa "Express"; Ltd', 'T;1')],
    ],
    [
      'Arabic digits and invisible characters',
      '\uFEFF\u200FB2C-٢٠٢٦\u200F,٤٧١١',
      [row('B2C-2026', null, '4711')],
    ],
    ['a reference alone', 'B2C-1', [row('B2C-1', null, '')]],
    ['nothing', ' \n\t\n', []],
  ] as const)('%s', (_, text, rows) => {
    expect(readPasted(text)).toEqual(rows)
  })
})

const signs = ['a', 'Z', '7', '-', ' ', ',', ';', '\t', '"', '\n', 'ش', 'é', '.']

/** A cell as people and carriers write it; trimmed, and with single spaces. */
function cell(run: number, name: string): string {
  const stream = seededRandom('paste', run, name)
  const text = Array.from({ length: stream.integer(0, 12) }, () => stream.pick(signs)).join('')
  return `N${run}${text}`.replaceAll(/\s+/g, ' ').trim()
}

/** A row as a spreadsheet writes it. */
function written(cells: readonly string[], separator: string, alwaysQuotes: boolean): string {
  return cells
    .map((text) =>
      alwaysQuotes || /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
    )
    .join(separator)
}

test('parses the output of a spreadsheet with any cell content', () => {
  for (let run = 0; run < 400; run += 1) {
    const stream = seededRandom('paste', run, 'file')
    const separator = stream.pick(['\t', ';', ','])
    const end = stream.pick(['\n', '\r\n'])
    const hasCarriers = stream.next() < 0.5
    const rows: PastedRow[] = Array.from({ length: stream.integer(1, 6) }, (_, place) =>
      row(
        cell(run * 10 + place, 'reference'),
        hasCarriers ? cell(run * 10 + place, 'carrier') : null,
        cell(run * 10 + place, 'number'),
        place + 1,
      ),
    )
    const text = rows
      .map(({ reference, carrier, trackingNumber }) =>
        written(
          carrier === null ? [reference, trackingNumber] : [reference, carrier, trackingNumber],
          separator,
          stream.next() < 0.3,
        ),
      )
      .join(end)
    expect(readPasted(text)).toEqual(rows)
  }
})
