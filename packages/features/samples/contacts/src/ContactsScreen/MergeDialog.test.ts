import { expect, test } from 'vitest'
import { differing, merged } from './MergeDialog'
import { samplePeople } from '../mocks/people'

const [person] = samplePeople(1)
const one = { ...person!, email: 'a@lake.example', phone: '', company: 'Mill', notes: 'Early.' }
const other = {
  ...one,
  id: 'c-2',
  email: 'b@lake.example',
  phone: '+254 700 555 001',
  company: '',
  notes: 'Late.',
}

test('asks for fields that differ, and takes a value that only one has', () => {
  expect(differing(one, other)).toEqual(['email'])
  expect(merged(one, other, {})).toMatchObject({
    email: 'a@lake.example',
    phone: '+254 700 555 001',
    company: 'Mill',
  })
})

test('takes the chosen values, and keeps the notes of both, without duplicates', () => {
  expect(merged(one, other, { email: true, company: true })).toMatchObject({
    email: 'b@lake.example',
    company: 'Mill',
    notes: 'Early.\nLate.',
  })
  expect(merged(one, { ...other, notes: 'Early.' }, {}).notes).toBe('Early.')
})
