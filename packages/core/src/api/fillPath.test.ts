import { expect, test } from 'vitest'
import { fillPath } from './fillPath'

test('names become segments', () => {
  expect(fillPath('/orders')).toBe('/orders')
  expect(fillPath('/orders/:token/history', { token: 'Ab_-9' })).toBe('/orders/Ab_-9/history')
})

test.each([
  ['../../secret', '/orders/..%2F..%2Fsecret'],
  ['..%2Fsecret', '/orders/..%252Fsecret'],
  ['a/b?c=d#e', '/orders/a%2Fb%3Fc%3Dd%23e'],
  [String.raw`..\secret`, '/orders/..%5Csecret'],
  [':token', '/orders/%3Atoken'],
  ['$&', '/orders/%24%26'],
  ['a\r\nb', '/orders/a%0D%0Ab'],
])('%j stays one segment', (token, path) => {
  expect(fillPath('/orders/:token', { token })).toBe(path)
  expect(new URL(path, 'http://server.invalid').pathname).toBe(path)
})

test.each(['', '.', '..'])('%j is not a segment', (token) => {
  expect(() => fillPath('/orders/:token', { token })).toThrow(':token')
})

test('throws for a name without a value', () => {
  expect(() => fillPath('/orders/:token')).toThrow(':token')
})
