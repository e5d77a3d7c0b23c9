import { describe, expect, test } from 'vitest'
import { guardStorage, memoryStorage } from '../storage'
import { createTokenStore } from './tokenStore'

const key = 'jwt_access_token'

/** The storages of one tab; tabs of the same browser share the lasting one. */
function aTab(lasting = memoryStorage(), passing = memoryStorage()) {
  return { lasting, passing, tokens: createTokenStore(lasting, passing) }
}

describe('specification 9: the token is stored under jwt_access_token', () => {
  test('nothing is stored at first', () => {
    expect(aTab().tokens.read()).toBeNull()
  })

  test('remembered: permanently', () => {
    const { lasting, passing, tokens } = aTab()
    tokens.write('a', true)
    expect(lasting.getItem(key)).toBe('a')
    expect(passing.length).toBe(0)
    expect(aTab(lasting).tokens.read()).toBe('a')
  })

  test('not remembered: for this browser session', () => {
    const { lasting, passing, tokens } = aTab()
    tokens.write('a', false)
    expect(passing.getItem(key)).toBe('a')
    expect(lasting.length).toBe(0)
    expect(aTab(lasting, passing).tokens.read()).toBe('a')
    expect(aTab(lasting).tokens.read()).toBeNull()
  })

  test.each([
    { before: true, after: false },
    { before: false, after: true },
  ])('a sign-in removes the former token: $before, then $after', ({ before, after }) => {
    const { lasting, passing, tokens } = aTab()
    tokens.write('a', before)
    tokens.write('b', after)
    expect(tokens.read()).toBe('b')
    expect([lasting.getItem(key), passing.getItem(key)]).toEqual(after ? ['b', null] : [null, 'b'])
  })

  test('without a choice, a new token replaces the present one in its storage', () => {
    const remembered = aTab()
    remembered.lasting.setItem(key, 'a')
    expect(remembered.tokens.read()).toBe('a')
    remembered.tokens.write('b')
    expect([remembered.lasting.getItem(key), remembered.passing.getItem(key)]).toEqual(['b', null])

    const passing = aTab()
    passing.tokens.write('a', false)
    passing.tokens.write('b')
    expect([passing.lasting.getItem(key), passing.passing.getItem(key)]).toEqual([null, 'b'])
  })

  test('without a choice, a first token is not remembered', () => {
    const { lasting, passing, tokens } = aTab()
    tokens.write('a')
    expect([lasting.getItem(key), passing.getItem(key)]).toEqual([null, 'a'])
  })
})

describe('specification 4 and 9: signing out clears the token and admin_token', () => {
  test.each([true, false])('remembered: %s', (isRemembered) => {
    const { lasting, passing, tokens } = aTab()
    tokens.write('a', isRemembered)
    lasting.setItem('admin_token', 'former')
    passing.setItem('admin_token', 'former')
    tokens.clear()
    expect(tokens.read()).toBeNull()
    expect([lasting.length, passing.length]).toEqual([0, 0])
  })

  test('other stored data stays', () => {
    const { lasting, tokens } = aTab()
    lasting.setItem('settings', '{}')
    tokens.write('a', true)
    tokens.clear()
    expect(lasting.getItem('settings')).toBe('{}')
  })
})

describe('two tabs of one browser', () => {
  test('a tab continues with its own token when another tab remembers another user', () => {
    const one = aTab()
    one.tokens.write('a', false)
    const other = aTab(one.lasting)
    other.tokens.write('b', true)
    expect([one.tokens.read(), other.tokens.read()]).toEqual(['a', 'b'])
    expect(aTab(one.lasting, one.passing).tokens.read()).toBe('a')
  })

  test('a tab still has the token that another tab has removed, so that a 401 can end its session', () => {
    const one = aTab()
    one.lasting.setItem(key, 'a')
    expect(one.tokens.read()).toBe('a')
    one.lasting.removeItem(key)
    expect(one.tokens.read()).toBe('a')
  })

  test('a session that ends late does not remove a newer token', () => {
    const one = aTab()
    one.tokens.write('a', true)
    aTab(one.lasting).tokens.write('b', true)
    one.tokens.clear()
    expect(one.lasting.getItem(key)).toBe('b')
  })

  test('a signed-out tab finds the token that another tab has stored since', () => {
    const one = aTab()
    one.tokens.write('a', true)
    one.tokens.clear()
    aTab(one.lasting).tokens.write('b', true)
    expect(one.tokens.read()).toBe('b')
  })

  test('a token that another tab has already renewed stays in its storage', () => {
    const one = aTab()
    one.tokens.write('a', true)
    const other = aTab(one.lasting)
    expect(other.tokens.read()).toBe('a')
    other.tokens.write('b')
    one.tokens.write('b')
    expect([one.lasting.getItem(key), one.passing.getItem(key)]).toEqual(['b', null])
  })
})

describe('when the browser refuses storage, the token lasts as long as the page', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const full: Storage = Object.assign(memoryStorage(), {
    setItem() {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })

  test.each([
    ['no storage', () => null],
    ['storage that is refused', refuse],
    ['storage that is full', () => full],
  ])('%s', (_, open) => {
    const tokens = createTokenStore(guardStorage(open), guardStorage(open))
    expect(tokens.read()).toBeNull()
    tokens.write('a', true)
    expect(tokens.read()).toBe('a')
    tokens.write('b')
    expect(tokens.read()).toBe('b')
    tokens.clear()
    expect(tokens.read()).toBeNull()
  })

  test('one failing storage does not affect the other', () => {
    const passing = memoryStorage()
    const tokens = createTokenStore(guardStorage(refuse), passing)
    tokens.write('a', false)
    expect(createTokenStore(guardStorage(refuse), passing).read()).toBe('a')
    tokens.clear()
    expect(passing.length).toBe(0)
  })
})
