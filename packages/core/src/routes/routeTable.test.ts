import { describe, expect, test } from 'vitest'
import type { Feature, RouteEntry } from './feature'
import { createRouteTable } from './routeTable'

function aRoute(pattern: string, aliases?: readonly string[]): RouteEntry {
  return {
    pattern,
    aliases,
    hasFrame: true,
    title: 'title',
    screen: () => Promise.reject(new Error('No screen is fetched')),
  }
}

function aFeature(...routes: readonly RouteEntry[]): Feature {
  const words = () => Promise.resolve({})
  return { id: 'area' as never, routes, words: { en: words, tr: words, ar: words } }
}

const notes = '/apps/notes/:id?/:labelHandle?/:labelId?'

/** The patterns as the specification writes them, the ones with parameters first. */
const table = createRouteTable([
  aFeature(
    aRoute('/Product-details/:secureToken'),
    aRoute('/product-details'),
    aRoute('/business/listing/details/:secureToken'),
    aRoute('/:area/listings'),
    aRoute('/business/listings'),
  ),
  aFeature(
    aRoute('/listing/categories'),
    aRoute('/listing/category'),
    aRoute('/login-now', ['/login']),
    aRoute(notes),
  ),
])

describe('specification 2: which route a path belongs to', () => {
  test.each([
    { rule: 'a pattern without parameters', path: '/product-details', found: '/product-details' },
    {
      rule: 'case does not matter in a path',
      path: '/PRODUCT-Details',
      found: '/product-details',
    },
    {
      rule: 'case does not matter in a pattern',
      path: '/product-details/abc',
      found: '/Product-details/:secureToken',
    },
    {
      rule: 'the same words with a parameter are another route',
      path: '/Product-details/abc',
      found: '/Product-details/:secureToken',
    },
    { rule: 'a word is not its plural', path: '/listing/category', found: '/listing/category' },
    { rule: 'nor the other way', path: '/listing/categories', found: '/listing/categories' },
    {
      rule: 'fewer parameters win, whatever the order',
      path: '/business/listings',
      found: '/business/listings',
    },
    { rule: 'a parameter takes what is left', path: '/people/listings', found: '/:area/listings' },
    { rule: 'optional parameters left out', path: '/apps/notes', found: notes },
    { rule: 'optional parameters given', path: '/apps/notes/1/family/2', found: notes },
    { rule: 'an alias shows the same screen', path: '/login', found: '/login-now' },
    { rule: 'an alias in capitals', path: '/LOGIN', found: '/login-now' },
    { rule: 'query and fragment do not matter', path: '/login?a=/b#c', found: '/login-now' },
    { rule: 'a slash at the end does not matter', path: '/login-now/', found: '/login-now' },
  ])('$rule: $path', ({ path, found }) => {
    expect(table.find(path)?.pattern).toBe(found)
  })

  test.each([
    '/',
    '',
    '/nowhere',
    '/product-details/abc/def',
    '/business/listing/details',
    '/login-now-and-then',
    '//login-now',
    '/%E0%A4%A',
  ])('no route: “%s”', (path) => {
    expect(table.find(path)).toBeUndefined()
  })
})

describe('which feature a route belongs to', () => {
  test('the one that declared it', () => {
    const route = aRoute('/calendar')
    const feature = aFeature(route)
    expect(createRouteTable([aFeature(aRoute('/chat')), feature]).featureOf(route)).toBe(feature)
  })

  test('a route of no feature is a mistake of ours', () => {
    expect(() => table.featureOf(aRoute('/elsewhere'))).toThrow('No feature owns /elsewhere')
  })
})
