import { expect, test } from 'vitest'
import { readWith } from './testFiles'
import { writeWorkbook } from './writeWorkbook'

test('a written workbook is read back unchanged, as text', async () => {
  const head = Array.from({ length: 28 }, (_, place) => `Column ${place}`)
  const row = ['=1+1', '<&>"\'', ' two  spaces ', '0042', '', 'يوم', 'line\nbreak', '_x0041_', '👩‍🔬']
  const whole = [...row, ...Array.from({ length: 19 }, (_, place) => String(place))]
  const { table } = await readWith(writeWorkbook([head, whole]))
  expect(table.head).toEqual(head)
  expect(table.rows).toEqual([{ number: 2, cells: whole.map((cell) => (cell === '' ? '' : cell)) }])
})

test('omits characters that XML does not allow', async () => {
  const { table } = await readWith(writeWorkbook([['Name'], ['a\u0000b\u001F\uD800c']]))
  expect(table.rows[0]?.cells).toEqual(['abc'])
})

test('writes the maximum number of rows', async () => {
  const rows = Array.from({ length: 20_000 }, (_, place) => [`Name ${place}`, 'x', 'y'])
  const { table } = await readWith(writeWorkbook([['Name', 'Kind', 'Reason'], ...rows]))
  expect(table.rows).toHaveLength(20_000)
})
