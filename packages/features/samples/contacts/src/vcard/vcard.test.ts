import { expect, test } from 'vitest'
import { type ContactFields, telAddress } from '../contract'
import { charsetOf, readVcards } from './readVcards'
import { writeVcards } from './writeVcards'

const whole: ContactFields = {
  name: 'Tewodros; Gebremedhin',
  lastName: 'Haileselassie-Tekle',
  nickname: 'Teddy, the tall',
  company: 'Straw, Paper & Air; Ltd.',
  jobTitle: 'Packer \\ driver',
  email: 'teddy@straw.example',
  phone: '+251 900 555 014',
  address: 'Plot 14,\nBole Road; Addis Ababa',
  birthday: '1988-04-12',
  notes: 'يتحدث العربية، ويحب القهوة. '.repeat(6).trim(),
}

const sparse: ContactFields = {
  name: 'يوسف',
  lastName: '',
  nickname: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  birthday: '',
  notes: '',
}

function card(...lines: string[]): string {
  return ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')
}

const contactsOf = (file: string) => readVcards(file).people.map(({ contact }) => contact)
const leftOutOf = (file: string) =>
  readVcards(file).people.map(({ leftOut }) =>
    leftOut.map(({ what, why, text }) => `${what} ${why} ${text}`.trim()),
  )

test('reads written cards unchanged', () => {
  const people = [whole, sparse].map((contact) => ({ contact, leftOut: [] }))
  expect(readVcards(writeVcards([whole, sparse]))).toEqual({ people, findings: [] })
})

test('no line is longer than 75 bytes', () => {
  for (const line of writeVcards([whole]).split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('reads vCard 3.0 of an iPhone: groups, folded lines, direction marks in a number, an unknown year', () => {
  const file = card(
    'VERSION:3.0',
    'PRODID:-//Apple Inc.//iPhone OS 17.5//EN',
    'N:Ochieng;Akinyi;Grace;Dr.;',
    'FN:Dr. Akinyi Grace Ochieng',
    'ORG:Lake Traders;Fish;',
    'item1.EMAIL;type=INTERNET;type=pref:akinyi@',
    ' lake.example',
    'TEL;type=CELL;type=VOICE;type=pref:\u202A+254\u00A0700\u00A0555\u2011620\u202C',
    'TEL;type=WORK:(020) 555-0100',
    'item2.ADR;type=HOME;type=pref:;;Oginga Street 5;Kisumu;;40100;Kenya',
    'item2.X-ABADR:ke',
    'item3.URL;type=pref:https\\://lake.example',
    'item3.X-ABLabel:_$!<HomePage>!$_',
    'BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-28',
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/',
    ' 4QBARXhpZgAATU0AKgAAAAgAAYdpAAQA',
    'X-SOCIALPROFILE;type=twitter:https://social.example/akinyi',
  )
  expect(readVcards(file).findings).toEqual([])
  expect(contactsOf(file)).toEqual([
    {
      ...sparse,
      name: 'Akinyi Grace',
      lastName: 'Ochieng',
      company: 'Lake Traders',
      email: 'akinyi@lake.example',
      phone: '+254 700 555-620',
      address: 'Oginga Street 5, Kisumu, 40100, Kenya',
    },
  ])
  expect(leftOutOf(file)).toEqual([
    [
      'honorific unsaved Dr.',
      'department unsaved Fish',
      'phone another (020) 555-0100',
      'website unsaved https://lake.example',
      'birthday unfit 1604-02-28',
      'picture unsaved',
      'messenger unsaved https://social.example/akinyi',
    ],
  ])
})

test('reads vCard 2.1 of an Android phone: quoted-printable over several lines, bare types, a picture on lines of its own', () => {
  const file = card(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96=7A=74=C3=BC=72=6B;=C5=9E=75=6C=65;;;',
    'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C5=9E=75=6C=65=20=C3=96=7A=74=C3=BC=',
    '=72=6B',
    'TEL;CELL;PREF:0532 555 01 02',
    'TEL;HOME;VOICE:0212 555 01 03',
    'EMAIL;HOME:sule@tekstil.example',
    'NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D9=8A=D8=AA=D8=AD=D8=AF=D8=AB=0D=0A=',
    '=41=72=61=62=69=63',
    'X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:vnd.android.cursor.item/nickname;=C5=9E=75;1;;;;;;;;;;;;;',
    'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/',
    '4QBARXhpZgAATU0AKgAAAAgAAYdpAAQA',
    'AAABAAAAGgAAAAAAAAAAAAA=',
    '',
  )
  expect(readVcards(file).findings).toEqual([])
  expect(contactsOf(file)).toEqual([
    {
      ...sparse,
      name: 'Şule',
      lastName: 'Öztürk',
      nickname: 'Şu',
      email: 'sule@tekstil.example',
      phone: '0532 555 01 02',
      notes: 'يتحدث\nArabic',
    },
  ])
  expect(leftOutOf(file)).toEqual([['phone another 0212 555 01 03', 'picture unsaved']])
})

test('reads vCard 2.1 of Outlook: a fold before a significant space, a Windows encoding, literal backslashes', () => {
  const file = card(
    'VERSION:2.1',
    'N;LANGUAGE=tr:Kaya;Deniz',
    'ORG:Straw\\; Paper',
    'TITLE;CHARSET=Windows-1254;QUOTED-PRINTABLE:M=FCd=FCr',
    'TEL;WORK;VOICE:+90 (212) 555-0104',
    'NOTE:The papers lie in C:\\new, on',
    ' the left',
    'X-MS-OL-DEFAULT-POSTAL-ADDRESS:0',
  )
  expect(contactsOf(file)).toEqual([
    {
      ...sparse,
      name: 'Deniz',
      lastName: 'Kaya',
      company: 'Straw; Paper',
      jobTitle: 'Müdür',
      phone: '+90 (212) 555-0104',
      notes: 'The papers lie in C:\\new, on the left',
    },
  ])
  expect(leftOutOf(file)).toEqual([[]])
})

test('keeps a person whose name has an unknown encoding', () => {
  const file = card('VERSION:2.1', 'N;ENCODING=QUOTED-PRINTABLE:M=FCller;', 'TEL:+254700000001')
  expect(contactsOf(file)).toEqual([{ ...sparse, name: '+254700000001', phone: '+254700000001' }])
  expect(leftOutOf(file)).toEqual([['lastName unfit M=FCller']])
})

test('reads vCard 4.0: URIs as values, an encoded text, and one in an unknown encoding', () => {
  const file = card(
    'VERSION:4.0',
    'FN:Zoe',
    'TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:+1-555-555-0105;ext=5',
    'EMAIL:mailto:zoe@lake.example',
    'NOTE;ENCODING=BASE64:Wm/Dqw==',
    'TITLE;ENCODING=QUOTED-PRINTABLE:Zo=EB',
    'KEY:data:application/pgp-keys;base64,mQGNB',
  )
  expect(contactsOf(file)).toEqual([
    {
      ...sparse,
      name: 'Zoe',
      phone: '+1-555-555-0105 ext. 5',
      email: 'zoe@lake.example',
      notes: 'Zoë',
    },
  ])
  expect(leftOutOf(file)).toEqual([['jobTitle unfit Zo=EB', 'other unsaved']])
})

test('a card without a name is named by its company or its email address', () => {
  const file = card('VERSION:3.0', 'N:;;;;', 'ORG:Lake Traders') + card('EMAIL:a@lake.example')
  expect(contactsOf(file).map(({ name }) => name)).toEqual(['Lake Traders', 'a@lake.example'])
})

test('reports entries that are not a person with their line, and reads the rest', () => {
  const file = [
    'Dear friend',
    'see below',
    card(
      'VERSION:4.0',
      'N:Kimaro;Neema;;;',
      'EMAIL:not an address',
      'BDAY:soon',
      'TEL:+255 700 555 001',
      'TEL:+255 700 555 002',
      'TEL:+255 700 555 001',
      'no property',
    ),
    card('VERSION:4.0', 'NOTE:nameless'),
    card('VERSION:5.0', 'N:New;Card'),
    'BEGIN:VCARD\r\nVERSION:4.0\r\nN:Left;Open',
  ].join('\r\n')
  const { findings } = readVcards(file)
  expect(contactsOf(file)).toEqual([
    { ...sparse, name: 'Neema', lastName: 'Kimaro', phone: '+255 700 555 001' },
  ])
  expect(leftOutOf(file)).toEqual([
    [
      'email unfit not an address',
      'birthday unfit soon',
      'phone another +255 700 555 002',
      'other unsaved no property',
    ],
  ])
  expect(findings.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 noCard',
    '14 noName',
    '20 version',
    '24 unended',
  ])
})

test('finds no one in a file that is not a vCard', () => {
  expect(readVcards('')).toEqual({ people: [], findings: [] })
  expect(readVcards('a,b\n1,2').people).toEqual([])
})

test('detects the encoding of a file if all of its cards declare the same one', () => {
  const card = (charset: string) => `BEGIN:VCARD\r\nN;CHARSET=${charset}:Zo;\r\nEND:VCARD\r\n`
  expect(charsetOf(card('ISO-8859-1'))).toBe('iso-8859-1')
  expect(charsetOf(card('utf-8') + card('UTF-8'))).toBe('utf-8')
  expect(charsetOf(card('utf-8') + card('ISO-8859-1'))).toBeNull()
  expect(charsetOf('BEGIN:VCARD\r\nNOTE:CHARSET=ISO-8859-1\r\nEND:VCARD')).toBeNull()
})

test.each([
  [
    'the preferred number',
    ['TEL;TYPE=HOME:020 555 0100', 'TEL;TYPE=WORK,PREF:020 555 0101'],
    '020 555 0101',
  ],
  [
    'the preferred number of vCard 4.0',
    ['TEL:020 555 0100', 'TEL;PREF=1:tel:+254-20-555-0101'],
    '+254-20-555-0101',
  ],
  [
    'a mobile number after a fax number',
    ['TEL;TYPE=FAX:020 555 0100', 'TEL;TYPE=CELL:0700 555 001'],
    '0700 555 001',
  ],
  [
    'a number that is not a fax number',
    ['TEL;WORK;FAX:020 555 0100', 'TEL;WORK:020 555 0101'],
    '020 555 0101',
  ],
  ['the first of equal numbers', ['TEL:020 555 0100', 'TEL:020 555 0101'], '020 555 0100'],
])('of several numbers, keeps %s and reports the other', (_, lines, phone) => {
  const file = card('VERSION:3.0', 'N:Kimaro;Neema', ...lines)
  expect(contactsOf(file)).toMatchObject([{ phone }])
  expect(leftOutOf(file)[0]).toHaveLength(1)
})

test.each([
  ['+254 20 555 0100 ext. 12', 'tel:+254205550100;ext=12'],
  ['020 555 0100 x12', 'tel:0205550100;ext=12'],
  ['112', 'tel:112'],
  ['*123#', 'tel:*123%23'],
])('keeps the number %s, with the link %s', (phone, address) => {
  expect(contactsOf(card('VERSION:3.0', 'N:Kimaro;Neema', `TEL:${phone}`))).toMatchObject([
    { phone },
  ])
  expect(telAddress(phone)).toBe(address)
})

test('keeps the extension of a number in vCard 4.0', () => {
  const file = card('VERSION:4.0', 'N:Kimaro;Neema', 'TEL;VALUE=uri:tel:+254-20-555-0100;ext=12')
  expect(contactsOf(file)).toMatchObject([{ phone: '+254-20-555-0100 ext. 12' }])
})
