import { parsePath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { mergeReplace } from './mergeReplace'

const pathOf = (address: string) => ({ pathname: '/', search: '', hash: '', ...parsePath(address) })

/** Contacts are one screen with many lists; every other path is a screen of its own. */
const screenAt = (path: string) => (path.startsWith('/contacts/') ? 'contacts' : path)

function replaced(to: string, shown: string, now: string): string | null {
  const place = mergeReplace(pathOf(to), pathOf(shown), pathOf(now), screenAt)
  return place && place.pathname + place.search + place.hash
}

test('applies the replacement of a page that is still shown', () => {
  expect(replaced('/orders?q=a', '/orders', '/orders')).toBe('/orders?q=a')
  expect(replaced('/sales', '/orders', '/orders')).toBe('/sales')
})

test('carries a query typed during navigation over to the next list of the screen', () => {
  expect(replaced('/contacts/bin?q=amani', '/contacts/bin', '/contacts/all')).toBe(
    '/contacts/all?q=amani',
  )
  expect(
    replaced('/contacts/bin?q=amani', '/contacts/bin?q=a', '/contacts/all?q=a&sort=name'),
  ).toBe('/contacts/all?sort=name&q=amani')
  expect(replaced('/contacts/bin', '/contacts/bin?q=a', '/contacts/all?q=a#notes')).toBe(
    '/contacts/all#notes',
  )
})

test('the second of two simultaneous changes does not undo the first', () => {
  expect(replaced('/orders?q=ab', '/orders?q=a', '/orders?q=a&view=2')).toBe('/orders?view=2&q=ab')
  expect(replaced('/orders?tag=x&tag=y', '/orders?tag=x', '/orders?tag=x&q=a')).toBe(
    '/orders?q=a&tag=x&tag=y',
  )
})

test('ignores the replacement of a page that another screen replaces', () => {
  expect(replaced('/orders?q=a', '/orders', '/sales')).toBeNull()
})

test('a redirect always applies', () => {
  expect(replaced('/orders/7', '/orders/new', '/sales')).toBe('/orders/7')
})
