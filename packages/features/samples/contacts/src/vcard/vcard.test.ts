import { expect, test } from 'vitest'
import type { ContactFields } from '../contract'
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

test('what is written is read back as it was', () => {
  expect(readVcards(writeVcards([whole, sparse]))).toEqual({
    contacts: [whole, sparse],
    findings: [],
  })
})

test('no line is longer than 75 bytes', () => {
  for (const line of writeVcards([whole]).split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test('a card of a telephone is read: 3.0, groups, parameters, folded lines, a name in one piece', () => {
  const { contacts, findings } = readVcards(
    card(
      'VERSION:3.0',
      'FN:Akinyi Ochieng',
      'item1.EMAIL;TYPE="a:b",INTERNET:akinyi@',
      ' lake.example',
      'TEL;TYPE=CELL:+254700555620',
      'ADR;TYPE=HOME:;;Oginga Street 5;Kisumu;;40100;Kenya',
      'BDAY;VALUE=date:1990-02-28',
    ),
  )
  expect(findings).toEqual([])
  expect(contacts).toEqual([
    {
      ...sparse,
      name: 'Akinyi Ochieng',
      email: 'akinyi@lake.example',
      phone: '+254700555620',
      address: 'Oginga Street 5, Kisumu, 40100, Kenya',
      birthday: '1990-02-28',
    },
  ])
})

test('what could not be read is told with its line, and the rest is read', () => {
  const file = [
    'Dear friend',
    card(
      'VERSION:4.0',
      'N:Kimaro;Neema;;;',
      'EMAIL:not an address',
      'BDAY:soon',
      'PHOTO:data:image/png,x',
      'TEL:+255 700 555 001',
      'TEL:+255 700 555 002',
      'no property',
    ),
    card('VERSION:4.0', 'NOTE:nameless'),
    card('VERSION:2.1', 'N:Old;Card'),
    'BEGIN:VCARD\r\nVERSION:4.0\r\nN:Left;Open',
  ].join('\r\n')
  const { contacts, findings } = readVcards(file)
  expect(contacts).toEqual([
    { ...sparse, name: 'Neema', lastName: 'Kimaro', phone: '+255 700 555 001' },
  ])
  expect(findings.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 noCard',
    '5 badValue',
    '6 badValue',
    '7 notKept',
    '9 notKept',
    '10 notProperty',
    '13 noName',
    '19 version',
    '23 unended',
  ])
})

test('a file that is no vCard gives nothing', () => {
  expect(readVcards('')).toEqual({ contacts: [], findings: [] })
  expect(readVcards('a,b\n1,2').contacts).toEqual([])
})

test('a file says how it is written where all of its cards say the same', () => {
  const card = (charset: string) => `BEGIN:VCARD\r\nN;CHARSET=${charset}:Zo;\r\nEND:VCARD\r\n`
  expect(charsetOf(card('ISO-8859-1'))).toBe('iso-8859-1')
  expect(charsetOf(card('utf-8') + card('UTF-8'))).toBe('utf-8')
  expect(charsetOf(card('utf-8') + card('ISO-8859-1'))).toBeNull()
  expect(charsetOf('BEGIN:VCARD\r\nNOTE:CHARSET=ISO-8859-1\r\nEND:VCARD')).toBeNull()
})

test('an encoded value is told, not kept as it is written', () => {
  const file = 'BEGIN:VCARD\nFN:Zoe\nNOTE;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB\nEND:VCARD'
  const { contacts, findings } = readVcards(file)
  expect(contacts.map(({ name, notes }) => [name, notes])).toEqual([['Zoe', '']])
  expect(findings).toMatchObject([{ line: 3, problem: 'encoded' }])
})
