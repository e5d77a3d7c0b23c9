import { expect, test } from 'vitest'
import { sampleTeam } from './mocks/team'
import { sortedMembers } from './sortedMembers'

const [first, second] = sampleTeam
if (!first || !second) throw new Error('There is a team')
const { email: _, ...unreachable } = { ...second, id: 'unreachable' }

test('sorts names by the rules of the language', () => {
  const named = ['Zeki', 'Çağla', 'Cem'].map((name) => ({ ...first, name }))
  const names = sortedMembers(named, 'name', 'tr').map(({ name }) => name)
  expect(names).toEqual(['Cem', 'Çağla', 'Zeki'])
})

test('descending is the reverse of ascending, with empty values last in both', () => {
  const emailsOf = (sort: 'email' | '-email') =>
    sortedMembers([unreachable, first, second], sort, 'en').map(({ email }) => email)
  expect(emailsOf('email')).toEqual([second.email, first.email, undefined])
  expect(emailsOf('-email')).toEqual([first.email, second.email, undefined])
})
