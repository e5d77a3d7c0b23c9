import { describe, expect, test } from 'vitest'
import { encodedIn, readWith, sentOf, workbookOf, zipOf } from './testFiles'

const wanted = [
  {
    row: 1,
    line: 2,
    cells: {
      code: '6161100000017',
      name: 'Çay; "yeşil"',
      price: '1234.50',
      until: '2027-03-31',
      cold: 'yes',
    },
  },
]

test('reads a file of a Turkish spreadsheet: byte order mark, semicolons, quotes, decimal commas, days first', async () => {
  const text =
    '\uFEFFBarkod;Ad;Fiyat;Son gün;Cold\r\n6161100000017;"Çay; ""yeşil""";1.234,50;31.03.2027;Evet\r\n;;;;\r\n'
  expect(await sentOf(text)).toEqual(wanted)
})

test('reads the same as a workbook, with native days and numbers', async () => {
  const workbook = workbookOf([
    {
      name: 'Sheet1',
      rows: [
        ['Bar code', 'Name', 'Price', 'Valid until', 'Cold'],
        [6161100000017, 'Çay; "yeşil"', 1234.5, new Date(Date.UTC(2027, 2, 31)), 'x'],
      ],
    },
  ])
  const [row] = await sentOf(workbook)
  expect(row?.cells).toEqual({ ...wanted[0]?.cells, price: '1234.5' })
})

describe('encoding of a text file', () => {
  const turkish = 'Ad;Tür;Ülke\r\nŞifa İlaç A.Ş.;üretici;TR\r\nIşık Eczacılık;dağıtıcı;TR\r\n'
  const arabic = 'الاسم;النوع;السعر\r\nشركة الشفاء;موزّع;5\r\n'
  const arabicBelow = 'Name;Kind;Price\r\nشركة الشفاء;موزع;5\r\n'
  const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
  test.each([
    ['utf-8', turkish, new TextEncoder().encode(turkish)],
    ['utf-8', turkish, new TextEncoder().encode(`\uFEFF${turkish}`)],
    ['utf-8', turkish, new TextEncoder().encode(`\uFEFF\uFEFF${turkish}`)],
    ['utf-16le', turkish, utf16(`\uFEFF${turkish}`)],
    ['utf-16le', turkish, utf16(turkish)],
    ['utf-16be', arabic, utf16(arabic).map((_, at, all) => all[at ^ 1] ?? 0)],
    ['utf-16be', arabic, utf16(`\uFEFF${arabic}`).map((_, at, all) => all[at ^ 1] ?? 0)],
    ['windows-1254', turkish, encodedIn(turkish, 'windows-1254')],
    ['windows-1254', 'Name\nDoğu Çağ\n', encodedIn('Name\nDoğu Çağ\n', 'windows-1254')],
    ['windows-1256', arabic, encodedIn(arabic, 'windows-1256')],
    ['windows-1256', arabicBelow, encodedIn(arabicBelow, 'windows-1256')],
    ['iso-8859-6', arabicBelow, encodedIn(arabicBelow, 'iso-8859-6')],
    ['windows-1252', 'Name\nZoë Müller\n', encodedIn('Name\nZoë Müller\n', 'windows-1252')],
    ['windows-1252', 'Name\nCrème brûlée\n', encodedIn('Name\nCrème brûlée\n', 'windows-1252')],
    ['windows-1250', 'Name\nŁódź Święty\n', encodedIn('Name\nŁódź Święty\n', 'windows-1250')],
    [
      'windows-1251',
      'Name\nЗдоровье и Жизнь\n',
      encodedIn('Name\nЗдоровье и Жизнь\n', 'windows-1251'),
    ],
    ['macintosh', 'Name\nCafé Müller\n', encodedIn('Name\nCafé Müller\n', 'macintosh')],
  ] as const)('%s: %j', async (encoding, text, bytes) => {
    const { layout, table } = await readWith(bytes)
    expect(layout.encoding).toBe(encoding)
    const [head = ''] = text.split(/\r?\n/)
    expect(table.head).toEqual(head.split(';'))
    expect(table.rows.map(({ cells }) => cells.join(';'))).toEqual(
      text.trim().split(/\r?\n/).slice(1),
    )
  })

  test('can be chosen', async () => {
    const bytes = encodedIn('Name\nŞifa\n', 'windows-1254')
    const { table } = await readWith(bytes, { encoding: 'windows-1252' })
    expect(table.rows[0]?.cells).toEqual(['Þifa'])
    await expect(readWith(bytes, { encoding: 'utf-8' })).rejects.toThrow('encoding')
  })
})

test.each(['\r\n', '\n', '\r'])('reads the separator line of a file, before %j', async (end) => {
  const { table } = await readWith(['sep=|', 'Name|Price', '"a,b"|2'].join(end))
  expect(table).toMatchObject({ head: ['Name', 'Price'], header: 1 })
  expect(table.rows).toEqual([{ number: 2, cells: ['a,b', '2'] }])
})

test('reads tabs, line breaks within quotes, and mixed line ends in one file', async () => {
  const { table } = await readWith('Name\tPrice\r\n"a\nb"\t2,5\nc\t3\rd\t4')
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['a\nb', '2,5'],
    ['c', '3'],
    ['d', '4'],
  ])
})

test('decimal commas do not make a comma the separator', async () => {
  const { table } = await readWith('Name;Price\na;1,5\nb;2,5\n')
  expect(table.head).toEqual(['Name', 'Price'])
})

describe('quotation marks', () => {
  test('an unclosed one rejects the file, with its line', async () => {
    await expect(readWith('Name,Kind,Warnings\na,b,"Keep dry\nc,d,\ne,f,\n')).rejects.toThrow(
      'quote 2',
    )
    await expect(readWith('sep=,\r\nName,Kind\r\na,"b\r\nc,d\r\n')).rejects.toThrow('quote 3')
  })

  test('a misplaced one rejects its row, with its lines', async () => {
    const rows = await sentOf('Bar code,Name,Kind\n1,"5" pipe",x\n2,b,distributor\n')
    expect(rows[0]?.faults).toContainEqual({ field: null, code: 'quotes', text: '2' })
    expect(rows[1]).not.toHaveProperty('faults')
  })

  test('reports rows that one has swallowed', async () => {
    const rows = await sentOf(
      'Bar code,Name,Kind,Country,Cold\n1,a,,KE,"yes\n2,b,,KE,no\n3,c,,KE,no"\n4,d,,KE,no\n',
    )
    expect(rows.map(({ line, faults }) => [line, faults?.find(({ field }) => !field)])).toEqual([
      [2, { field: null, code: 'quotes', text: '2–4' }],
      [3, undefined],
    ])
  })
})

test('rejects a row with an extra or a missing cell, with the extra ones', async () => {
  const rows = await sentOf(
    'Bar code,Name,Kind\n1,a,distributor, Jane\n2,b\n3,c,distributor,\n4,d,distributor\n',
  )
  expect(rows.map(({ faults }) => faults)).toEqual([
    [{ field: null, code: 'more_cells', text: 'Jane' }],
    [{ field: null, code: 'fewer_cells' }],
    undefined,
    undefined,
  ])
})

test('accepts extra and missing cells in a workbook, whose cells cannot shift', async () => {
  const rows = [['Bar code', 'Name'], ['1', 'a', 'a remark'], ['2']]
  const sent = await sentOf(workbookOf([{ name: 'A', rows }]))
  expect(sent.map(({ faults }) => faults)).toEqual([undefined, undefined])
})

describe('header row', () => {
  const titled = 'Company list 2026;;\n;;\nBar code;Name;Kind\n1;a;distributor\n\n2;b;distributor\n'

  test('is found below a title, and rows keep the numbers of the spreadsheet', async () => {
    const { table, layout } = await readWith(titled)
    expect(layout.header).toBe(3)
    expect(layout.headers.map(({ number }) => number)).toEqual([1, 3, 4, 6])
    expect(table.rows.map(({ number }) => number)).toEqual([4, 6])
  })

  test('is found below a title without any known name', async () => {
    const { table } = await readWith('Our list\n\nFoo;Bar;Baz\n1;2;3\n4;5;6\n')
    expect(table.head).toEqual(['Foo', 'Bar', 'Baz'])
  })

  test('can be chosen', async () => {
    const { table } = await readWith(titled, { header: 4 })
    expect(table.head).toEqual(['1', 'a', 'distributor'])
  })

  test('may have duplicate and empty names', async () => {
    const { table } = await readWith('Name;Notes;;Notes;Notes (2)\na;b;c;d;e\n')
    expect(table.head).toEqual(['Name', 'Notes', 'Notes (2)', 'Notes (2) (2)'])
    expect(table.rows[0]?.cells).toEqual(['a', 'b', 'd', 'e'])
  })
})

describe('workbooks', () => {
  const sheets = [
    { name: 'Lists', isHidden: true, rows: [['x'], ['y']] },
    { name: 'R &amp; D', rows: [['Name'], ['a']] },
    { name: 'More', rows: [['Name'], ['b']] },
  ]

  test('reads the first visible sheet, or a chosen one', async () => {
    const { table, layout } = await readWith(workbookOf(sheets))
    expect(layout).toMatchObject({ sheets: ['Lists', 'R & D', 'More'], sheet: 1, encoding: null })
    expect(table.rows[0]?.cells).toEqual(['a'])
    expect((await readWith(workbookOf(sheets), { sheet: 2 })).table.rows[0]?.cells).toEqual(['b'])
  })

  test.each(['', 'date1904="1"', 'date1904="true"', "date1904 = 'true'"])(
    'reads days in the date system of the file: %s',
    async (properties) => {
      const rows = [
        ['Bar code', 'Valid until'],
        ['1', new Date(Date.UTC(2028, 11, 31))],
      ]
      const [row] = await sentOf(workbookOf([{ name: 'A', rows }], properties))
      expect(row?.cells.until).toBe('2028-12-31')
    },
  )

  test('reads native values unchanged, whatever style its texts have', async () => {
    const rows = [
      ['Bar code', 'Price'],
      ['1', 1.25],
      ['2', '1.234,50'],
    ]
    const sent = await sentOf(workbookOf([{ name: 'A', rows }]))
    expect(sent.map(({ cells }) => cells.price)).toEqual(['1.25', '1234.50'])
  })
})

test('a formula stays a text, without its leading apostrophe', async () => {
  const [row] = await sentOf("Bar code,Name\n1,'=HYPERLINK(1)")
  expect(row?.cells.name).toBe('=HYPERLINK(1)')
})

const compound = [0xd0, 0xcf, 0x11, 0xe0]
const encrypted = [...compound, ...Buffer.from('EncryptedPackage', 'utf16le')]
test.each([
  ['a workbook from before 2007', new Uint8Array(compound), 'xls'],
  ['a workbook from before 1997', new Uint8Array([9, 8, 16, 0, 0, 6, 5, 0]), 'xls'],
  ['a workbook with a password', new Uint8Array(encrypted), 'encrypted'],
  ['a binary workbook', zipOf({ '[Content_Types].xml': '', 'xl/workbook.bin': '' }), 'xlsb'],
  ['an OpenDocument sheet', zipOf({ mimetype: 'x', 'content.xml': '<x/>' }), 'ods'],
  ['a Numbers sheet', zipOf({ 'Index/Document.iwa': '' }), 'numbers'],
  ['another archive', zipOf({ 'a.txt': '' }), 'letters'],
  ['a web page named .xls', '<html><table>', 'html'],
  ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), 'broken'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'letters'],
  ['a header row alone', 'Name;Price\n;\n', 'empty'],
  ['too many rows', `Name\n${'a\n'.repeat(20_001)}`, 'rows'],
  ['more than 10 MB', `Name\n${'a'.repeat(10 * 1024 * 1024 - 4)}`, 'large'],
] as const)('rejects %s', async (_, content, fault) => {
  await expect(readWith(content)).rejects.toThrow(fault)
})

test('accepts the maximum number of rows and bytes', async () => {
  expect((await readWith(`Name\n${'a\n'.repeat(20_000)}`)).table.rows).toHaveLength(20_000)
  const head = 'Name\n'
  const { table } = await readWith(head + 'a'.repeat(10 * 1024 * 1024 - head.length))
  expect(table.rows[0]?.cells[0]).toHaveLength(10 * 1024 * 1024 - head.length)
})

describe('headers and choices are compared like search texts', () => {
  test.each([
    ['MARKA ADI;FİYAT', 'Marka adı', 'Fiyat'],
    ['marka adi;fiyat', 'Marka adı', 'Fiyat'],
    ['الإسم التجاري;السـعر', 'الاسم التجاري', 'السعر'],
    ['الاسم التجارى;السعر\u200E', 'الاسم التجاري', 'السعر'],
  ])('%s', async (head, brand, price) => {
    const columns = [
      { field: 'brand', type: 'text', names: [brand], example: '' },
      { field: 'price', type: 'number', names: [price], example: '' },
    ] as const
    const [row] = await sentOf(`${head}\na;5\n`, columns)
    expect(row?.cells).toEqual({ brand: 'a', price: '5' })
  })

  test.each([
    ['DAĞITICI', 'distributor'],
    ['dagitici', 'distributor'],
    ['u\u0308retici', 'manufacturer'],
    ['مـوزع', 'distributor'],
    ['مُوزِّع', 'distributor'],
    ['distributor\u200E', 'distributor'],
  ])('%s is %s', async (word, value) => {
    const [row] = await sentOf(`Bar code;Kind\n1;${word}\n`)
    expect(row?.cells.kind).toBe(value)
  })

  test.each([
    ['HAYIR', 'no'],
    ['YANLIŞ', 'no'],
    ['EVET', 'yes'],
    ['DOĞRU', 'yes'],
    ['لا', 'no'],
    ['-', 'no'],
  ])('%s is %s', async (word, value) => {
    const [row] = await sentOf(`Bar code;Cold\n1;${word}\n`)
    expect(row?.cells.cold).toBe(value)
  })
})

test('removes invisible characters', async () => {
  const [row] = await sentOf('Bar code;Name\n1\uFEFF;\u00A0Acme\u200B \u202ACo\u202C\n')
  expect(row?.cells).toEqual({ code: '1', name: 'Acme Co' })
})

describe('telephone numbers', () => {
  test.each([
    '+254 700 000 000',
    '254700000000',
    '00254700000000',
    '0700000000',
    '0700 000 000',
    '700000000',
    '+254-700-000-000',
    '(0700) 000-000',
    'tel:+254700000000',
    '٠٠٢٥٤٧٠٠٠٠٠٠٠٠',
    '+٢٥٤٧٠٠٠٠٠٠٠٠',
    '\u202A+254700000000\u202C',
  ])('reads %s as E.164', async (phone) => {
    const [row] = await sentOf(`Bar code;Country;Phone\n1;Kenya;${phone}\n`)
    expect(row).toMatchObject({ cells: { phone: '+254700000000' } })
    expect(row).not.toHaveProperty('faults')
  })

  test.each(['12', 'ask Jane', '+254 700 000 000 ext. 5', '0700000000 / 0711111111'])(
    'rejects %s unchanged',
    async (phone) => {
      const [row] = await sentOf(`Bar code;Country;Phone\n1;KE;${phone}\n`)
      expect(row).toMatchObject({ cells: { phone }, faults: [{ field: 'phone', code: 'phone' }] })
    },
  )
})

test('one overlong cell rejects only its row, and is shortened to the limit of a request', async () => {
  const rows = await sentOf(`Bar code,Name,Kind\n1,${'x'.repeat(9000)},${'y'.repeat(9000)}\n2,b,\n`)
  expect(rows[0]?.cells.name).toHaveLength(4000)
  expect(rows[0]?.faults).toEqual([
    { field: 'name', code: 'long' },
    { field: 'kind', code: 'long' },
  ])
  expect(rows[1]).not.toHaveProperty('faults')
})

test('sends a cell that cannot be read unchanged, with the reason', async () => {
  const [row] = await sentOf('Bar code;Price;Valid until\n6,16E+12;cheap;31.02.2027')
  expect(row).toMatchObject({
    cells: { code: '6,16E+12', price: 'cheap', until: '31.02.2027' },
    faults: [
      { field: 'code', code: 'cut' },
      { field: 'price', code: 'number' },
      { field: 'until', code: 'day' },
    ],
  })
})
