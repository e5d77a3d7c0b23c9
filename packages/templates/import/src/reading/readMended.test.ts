import { expect, test } from 'vitest'
import { type MendedRow, readMended } from './readRow'
import { testColumns } from './testFiles'

const style = { decimal: ',', days: 'month first' } as const
const row = (more: Partial<MendedRow>): MendedRow => ({
  row: 1,
  line: 2,
  cells: { code: '7', price: '1.25' },
  written: {},
  faults: [],
  ...more,
})

test('reads corrections in the style of the file; other cells stay unchanged', () => {
  const written = { code: '٧ 8', until: '03/04/2027' }
  expect(readMended(testColumns, row({ written }), style)).toEqual({
    row: 1,
    line: 2,
    cells: { code: '78', price: '1.25', until: '2027-03-04' },
  })
  expect(readMended(testColumns, row({ written: { price: '1.250' } }), style).cells.price).toBe(
    '1250',
  )
})

test('sends a correction that cannot be read unchanged, with the reason', () => {
  expect(readMended(testColumns, row({ written: { price: '1.5' } }), style)).toMatchObject({
    cells: { price: '1.5' },
    faults: [{ field: 'price', code: 'number' }],
  })
})

test('reads a telephone number with the country corrected beside it', () => {
  const written = { phone: '0700 000 000', country: 'Kenya' }
  expect(readMended(testColumns, row({ written }), style).cells).toMatchObject({
    country: 'KE',
    phone: '+254700000000',
  })
})

test('keeps the errors of the whole row', () => {
  const faults = [{ field: null, code: 'fewer_cells' }]
  expect(readMended(testColumns, row({ written: { code: '8' }, faults }), style).faults).toEqual(
    faults,
  )
})
