import type { ImportColumn } from '@console/core/imports'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { guessMapping, guessStyle } from './guess'
import { mapRows } from './mapRows'
import { readTable, type Table } from './readTable'

const columns: readonly ImportColumn[] = [
  { field: 'code', type: 'digits', isRequired: true, names: ['Bar code', 'Barkod'], example: '1' },
  { field: 'name', type: 'text', names: ['Name', 'Ad'], example: '' },
  { field: 'price', type: 'number', names: ['Price', 'Fiyat'], example: '' },
  { field: 'until', type: 'day', names: ['Valid until', 'Son gün'], example: '' },
  { field: 'cold', type: 'flag', names: ['Cold'], example: '' },
]

async function read(...parts: BlobPart[]): Promise<Table> {
  const table = await readTable(new Blob(parts))
  if (typeof table === 'string') throw new Error(table)
  return table
}

/** What is sent of a file, as it is guessed. */
async function sent(...parts: BlobPart[]) {
  const table = await read(...parts)
  const mapping = guessMapping(columns, table)
  return mapRows(columns, table, mapping, guessStyle(columns, table, mapping), 0, 1000)
}

const wanted = [
  {
    row: 1,
    cells: {
      code: '6161100000017',
      name: 'Çay; "yeşil"',
      price: '1234.50',
      until: '2027-03-31',
      cold: 'yes',
    },
  },
]

test('a file as a Turkish spreadsheet writes it: a mark, semicolons, quotes, decimal commas, days first', async () => {
  const text =
    '\uFEFFBarkod;Ad;Fiyat;Son gün;Cold\r\n6161100000017;"Çay; ""yeşil""";1.234,50;31.03.2027;Evet\r\n;;;;\r\n'
  expect(await sent(text)).toEqual(wanted)
})

test('the same as a workbook, with a day and numbers as a workbook has them', async () => {
  const workbook = await writeXlsxFile([
    ['Bar code', 'Name', 'Price', 'Valid until', 'Cold'],
    [
      { value: 6161100000017, type: Number },
      'Çay; "yeşil"',
      { value: 1234.5, type: Number },
      { value: new Date(Date.UTC(2027, 2, 31)), type: Date, format: 'dd/mm/yyyy' },
      'x',
    ],
  ]).toBuffer()
  const [row] = await sent(new Uint8Array(workbook))
  expect(row?.cells).toEqual({ ...wanted[0]?.cells, price: '1234.5' })
})

test.each([
  ['UTF-16 with a mark', [0xff, 0xfe], 'utf16le'],
  ['Windows’ letters of the West', [], 'latin1'],
] as const)('%s', async (_, mark, encoding) => {
  const text = Buffer.from('Bar code,Name\n1,Zoë Müller', encoding)
  const { rows } = await read(new Uint8Array([...mark, ...text]))
  expect(rows).toEqual([['1', 'Zoë Müller']])
})

test('a separator that the file names, tabs, lines within quotes', async () => {
  expect((await read('sep=|\nName|Price\n"a\nb"|2')).rows).toEqual([['a\nb', '2']])
  expect((await read('Name\tPrice\na;b\t2,5')).rows).toEqual([['a;b', '2,5']])
})

test('a formula stays a text, and the apostrophe that kept it one goes', async () => {
  const [row] = await sent("Bar code,Name\n1,'=HYPERLINK(1)")
  expect(row?.cells.name).toBe('=HYPERLINK(1)')
})

test.each([
  ['a workbook of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'type'],
  ['an archive that is none', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), 'broken'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'letters'],
  ['a head alone', 'Name;Price\n;\n', 'empty'],
  ['two columns of a name', 'Name;Name\na;b', 'twice'],
  ['too many rows', `Name\n${'a\n'.repeat(20_001)}`, 'rows'],
  ['more than 10 MB', `Name\n${'a'.repeat(10 * 1024 * 1024 - 4)}`, 'large'],
] as const)('%s is not taken', async (_, content, fault) => {
  expect(await readTable(new Blob([content]))).toBe(fault)
})

test('as many rows as a file may have, and as many bytes, are taken', async () => {
  expect((await read(`Name\n${'a\n'.repeat(20_000)}`)).rows).toHaveLength(20_000)
  const head = 'Name\n'
  const [row] = (await read(head + 'a'.repeat(10 * 1024 * 1024 - head.length))).rows
  expect(row?.[0]?.length).toBe(10 * 1024 * 1024 - head.length)
})

test('what cannot be read is sent as it stands, to be mended', async () => {
  const [row] = await sent('Bar code;Price;Valid until\n6,16E+12;cheap;31.02.2027')
  expect(row?.cells).toEqual({ code: '6,16E+12', price: 'cheap', until: '31.02.2027' })
})

test('months first, where days first cannot be', async () => {
  const rows = await sent('Bar code,Valid until\n1,03/31/2027\n2,04/05/2027')
  expect(rows.map(({ cells }) => cells.until)).toEqual(['2027-03-31', '2027-04-05'])
})
