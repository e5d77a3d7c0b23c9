import type { MessageBundle } from '../i18n'
import { describe, expect, test, vi } from 'vitest'
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

const none = () => Promise.resolve({})
const messages: MessageBundle = {
  namespace: 'area' as never,
  load: { en: none, tr: none, ar: none },
  uses: [],
}

function aFeature(...routes: readonly RouteEntry[]): Feature {
  return { id: 'area', routes, messages }
}

const notes = '/apps/notes/:id?/:labelHandle?/:labelId?'
const mails = '/apps/mail/:folderHandle/:mailId?'
const labelled = '/apps/mail/label/:labelHandle/:mailId?'
const filtered = '/apps/mail/filter/:filterHandle/:mailId?'

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
  {
    ...aFeature(aRoute(mails), aRoute(labelled), aRoute(filtered)),
    redirects: { '/apps/mail': '/apps/mail/inbox' },
  },
])

describe('specification 2: the route of a path', () => {
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
    {
      rule: 'a plural is not its singular',
      path: '/listing/categories',
      found: '/listing/categories',
    },
    {
      rule: 'a literal segment beats a parameter, whatever the order',
      path: '/business/listings',
      found: '/business/listings',
    },
    {
      rule: 'a parameter matches other segments',
      path: '/people/listings',
      found: '/:area/listings',
    },
    { rule: 'optional parameters left out', path: '/apps/notes', found: notes },
    { rule: 'optional parameters given', path: '/apps/notes/1/family/2', found: notes },
    { rule: 'an address with a parameter', path: '/apps/mail/inbox', found: mails },
    { rule: 'an address with an optional parameter', path: '/apps/mail/inbox/7', found: mails },
    {
      rule: 'the literal word of a variant is not a folder',
      path: '/apps/mail/label/paypal',
      found: labelled,
    },
    {
      rule: 'a variant with all its parameters',
      path: '/apps/mail/filter/starred/7',
      found: filtered,
    },
    { rule: 'the word alone is a folder', path: '/apps/mail/label', found: mails },
    { rule: 'a path that redirects has the route of its target', path: '/apps/mail', found: mails },
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

describe('specification 2: redirects', () => {
  test.each([
    ['/apps/mail', '/apps/mail/inbox'],
    ['/Apps/Mail/', '/apps/mail/inbox'],
    ['/apps/mail?from=menu#top', '/apps/mail/inbox'],
    ['/apps/mail/inbox', undefined],
    ['/nowhere', undefined],
  ])('%s to %s', (path, to) => {
    expect(table.redirectOf(path)).toBe(to)
  })
})

describe('features that are fetched', () => {
  const first = aFeature(aRoute('/login-now'), aRoute('/:area/listings'))
  const later = aFeature(aRoute('/calendar'), aRoute('/business/listings'))

  test('the table is complete when there are none', async () => {
    const whole = createRouteTable([first])
    expect(whole.isWhole()).toBe(true)
    await whole.complete()
    expect(whole.find('/login-now')?.pattern).toBe('/login-now')
  })

  test('their routes are found once they have loaded, and order does not matter', async () => {
    const growing = createRouteTable([first], () => Promise.resolve([later]))
    expect(growing.isWhole()).toBe(false)
    expect(growing.find('/calendar')).toBeUndefined()
    expect(growing.find('/business/listings')?.pattern).toBe('/:area/listings')
    await growing.complete()
    expect(growing.isWhole()).toBe(true)
    expect(growing.find('/calendar')?.pattern).toBe('/calendar')
    expect(growing.find('/business/listings')?.pattern).toBe('/business/listings')
  })

  test('they are fetched once', async () => {
    const fetchOthers = vi.fn<() => Promise<Feature[]>>(() => Promise.resolve([later]))
    const growing = createRouteTable([first], fetchOthers)
    expect(fetchOthers).not.toHaveBeenCalled()
    await Promise.all([growing.complete(), growing.complete()])
    await growing.complete()
    expect(fetchOthers).toHaveBeenCalledOnce()
  })

  test('a failed fetch is retried by the next call', async () => {
    const fetchOthers = vi
      .fn<() => Promise<Feature[]>>(() => Promise.resolve([later]))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const growing = createRouteTable([first], fetchOthers)
    await expect(growing.complete()).rejects.toThrow('Failed to fetch')
    expect(growing.isWhole()).toBe(false)
    await growing.complete()
    expect(growing.isWhole()).toBe(true)
  })
})

describe('the feature of a route', () => {
  test('is the one that declared it', () => {
    const route = aRoute('/calendar')
    const feature = aFeature(route)
    expect(createRouteTable([aFeature(aRoute('/chat')), feature]).featureOf(route)).toBe(feature)
  })

  test('throws for a route of no feature', () => {
    expect(() => table.featureOf(aRoute('/elsewhere'))).toThrow('No feature owns /elsewhere')
  })
})
