import { expect, test } from 'vitest'
import { differing, merged } from './merging'
import { samplePeople } from './mocks/people'

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

test('what both say otherwise is asked, what one alone says is taken', () => {
  expect(differing(one, other)).toEqual(['email'])
  expect(merged(one, other, {})).toMatchObject({
    email: 'a@lake.example',
    phone: '+254 700 555 001',
    company: 'Mill',
  })
})

test('what is chosen is taken, and the notes of both are kept, once', () => {
  expect(merged(one, other, { email: true, company: true })).toMatchObject({
    email: 'b@lake.example',
    company: 'Mill',
    notes: 'Early.\nLate.',
  })
  expect(merged(one, { ...other, notes: 'Early.' }, {}).notes).toBe('Early.')
})
