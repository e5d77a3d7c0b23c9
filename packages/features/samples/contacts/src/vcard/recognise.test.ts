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
  ['with the country’s code and without', { phone: '0700 555620' }, 'known'],
  ['digits of Arabic', { phone: '٠٧٠٠ ٥٥٥ ٦٢٠' }, 'known'],
  ['an address in capitals', { phone: '+1 555 0100', email: 'Akinyi@Lake.example' }, 'known'],
  ['a name in one piece', { name: 'AKINYI OCHIENG', lastName: '', phone: '0700555620' }, 'known'],
  ['another number', { phone: '+254 700 555 621' }, null],
  ['another name', { name: 'Awino', phone: '0700555620' }, null],
  ['neither number nor address', {}, null],
] as const)('the same telephone or e-mail of the same name: %s', (_, fields, is) => {
  expect(recognise([person(fields)], book)).toEqual([is])
})

test('who has neither is known by the name alone where nothing else is known of them', () => {
  expect(recognise([person({})], [person({})])).toEqual(['known'])
})

test('distinguishes people earlier in the file from those in the address book', () => {
  const own = person({ name: 'Neema', phone: '1234' })
  expect(recognise([own, own, ...book], book)).toEqual([null, 'twice', 'known'])
})
