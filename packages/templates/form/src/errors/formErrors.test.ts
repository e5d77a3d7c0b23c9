import { expect, test } from 'vitest'
import { listErrors, messageIn, nameOf } from './formErrors'

const wrong = (message: string) => ({ type: 'custom', message })

test('lists errors with the names of their values', () => {
  expect(
    listErrors({
      root: wrong('All of it'),
      buyer: wrong('Who?'),
      lines: Object.assign([undefined, { quantity: wrong('How many?') }], { root: wrong('Twice') }),
    }),
  ).toEqual([
    { field: '', message: 'All of it' },
    { field: 'buyer', message: 'Who?' },
    { field: 'lines.1.quantity', message: 'How many?' },
    { field: 'lines', message: 'Twice' },
  ])
  expect(listErrors(undefined)).toEqual([])
})

test('a field of several values shows the first error', () => {
  expect(messageIn({ amount: wrong('How much?') })).toBe('How much?')
  expect(messageIn(undefined)).toBeUndefined()
})

test.each([
  ['/email', 'email'],
  ['/lines/3/qty', 'lines.3.qty'],
  ['/a~1b/~01', 'a/b.~1'],
  ['', ''],
])('"%s" points at "%s"', (pointer, name) => {
  expect(nameOf(pointer)).toBe(name)
})
