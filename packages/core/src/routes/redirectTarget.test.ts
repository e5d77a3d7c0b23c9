import { describe, expect, test } from 'vitest'
import { guardStorage, memoryStorage } from '../storage'
import { sameOriginPath, createRedirectTarget } from './redirectTarget'

describe('a path of this console is returned unchanged', () => {
  test.each([
    '/',
    '/dashboards/analytics',
    '/Product-details/aZ09_-aZ09_-aZ09',
    '/business-approve?page=2&sort=-submittedAt',
    '/business-approve?returnTo=//evil.example',
    '/apps/mail/inbox#message',
    '/search?q=caf%C3%A9#top',
    '/%2F%2Fevil.example',
    '/a//b',
  ])('%s', (path) => {
    expect(sameOriginPath(path)).toBe(path)
  })

  test('dots are resolved and letters beyond ASCII encoded, as the address bar would', () => {
    expect(sameOriginPath('/business/../orders/./ü?q=ü#ü')).toBe('/orders/%C3%BC?q=%C3%BC#%C3%BC')
  })
})

describe('no open redirect: everything else is refused', () => {
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another origin', 'https://evil.example/dashboards'],
    ['an origin without slashes', 'https:evil.example'],
    ['a host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash for the second slash', '/\\evil.example'],
    ['a backslash for the first slash', '\\/evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/orders\\..\\..\\evil.example'],
    ['a host behind dots', '/..//evil.example'],
    ['a host behind a step up', '/orders/..//evil.example'],
    ['a host behind a single dot', '/.//evil.example'],
    ['a host behind encoded dots', '/orders/%2e%2E//evil.example'],
    ['a host behind half-encoded dots', '/.%2e//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a comment', 'javascript://%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['encoded slashes only', '%2F%2Fevil.example'],
    ['an encoded slash and backslash', '%2F%5Cevil.example'],
    ['a relative path', 'dashboards/analytics'],
    ['a relative path upwards', '../dashboards/analytics'],
    ['a query alone', '?next=/orders'],
    ['a name in front of a host', '@evil.example'],
    ['a space in front', ' /orders'],
    ['a space and a host', ' //evil.example'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line feed between the slashes', '/\n/evil.example'],
    ['a carriage return between the slashes', '/\r/evil.example'],
    ['a tab in front', '\t//evil.example'],
    ['a line feed at the end', '/orders\n'],
    ['a null character', '/orders\0'],
    ['a C1 control character', '/orders\u0085'],
    ['more than 2000 characters', `/${'a'.repeat(2000)}`],
  ])('%s', (_, value) => {
    expect(sameOriginPath(value)).toBeNull()
  })

  test('2000 characters are accepted', () => {
    const path = `/${'a'.repeat(1999)}`
    expect(sameOriginPath(path)).toBe(path)
  })
})

describe('specification 2: the denied path is stored as redirect target', () => {
  test('until it is forgotten', () => {
    const target = createRedirectTarget(memoryStorage())
    expect(target.read()).toBeNull()
    target.save('/business-approve?page=2#row-3')
    expect(target.read()).toBe('/business-approve?page=2#row-3')
    target.forget()
    expect(target.read()).toBeNull()
  })

  test('a later one replaces it', () => {
    const target = createRedirectTarget(memoryStorage())
    target.save('/business-approve')
    target.save('/b2c_orders')
    expect(target.read()).toBe('/b2c_orders')
  })

  test('an unsafe path in the storage is ignored', () => {
    const storage = memoryStorage()
    const target = createRedirectTarget(storage)
    target.save('/business-approve')
    for (let place = 0; place < storage.length; place++)
      storage.setItem(storage.key(place) ?? '', '//evil.example')
    expect(target.read()).toBeNull()
  })

  test('in memory when the browser’s storage fails', () => {
    const storage = memoryStorage()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const target = createRedirectTarget(guardStorage(() => storage))
    target.save('/business-approve')
    expect(target.read()).toBe('/business-approve')
  })
})
