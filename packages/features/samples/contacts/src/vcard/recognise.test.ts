import { expect, test } from 'vitest'
import type { ContactFields } from '../contract'
import { recognise } from './recognise'

function person(fields: Partial<ContactFields>): ContactFields {
  return {
    name: 'Akinyi',
    lastName: 'Ochieng',
    nickname: '',
    company: '',
    jobTitle: '',
    email: '',
    phone: '',
    address: '',
    birthday: '',
    notes: '',
    ...fields,
  }
}

const book = [person({ phone: '+254 700 555 620', email: 'akinyi@lake.example' })]

test.each([
  ['with and without the country code', { phone: '0700 555620' }, 'known'],
  ['Arabic digits', { phone: '٠٧٠٠ ٥٥٥ ٦٢٠' }, 'known'],
  ['an email address in capitals', { phone: '+1 555 0100', email: 'Akinyi@Lake.example' }, 'known'],
  ['a name in one field', { name: 'AKINYI OCHIENG', lastName: '', phone: '0700555620' }, 'known'],
  ['another number', { phone: '+254 700 555 621' }, null],
  ['another name', { name: 'Awino', phone: '0700555620' }, null],
  ['neither number nor email address', {}, null],
] as const)('matches people by name and phone number or email address: %s', (_, fields, is) => {
  expect(recognise([person(fields)], book)).toEqual([is])
})

test('matches people by name alone if both have neither phone number nor email address', () => {
  expect(recognise([person({})], [person({})])).toEqual(['known'])
})

test('distinguishes people earlier in the file from those in the address book', () => {
  const own = person({ name: 'Neema', phone: '1234' })
  expect(recognise([own, own, ...book], book)).toEqual([null, 'twice', 'known'])
})
