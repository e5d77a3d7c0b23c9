import { describe, expect, test, vi } from 'vitest'
import { createMessages, type Messages } from './createMessages'
import { type LanguageId, languages } from './languages'
import type { MessageBundle } from './messages'

const orders: Record<LanguageId, Record<string, string>> = {
  en: {
    title: 'Orders',
    empty: 'Nothing here',
    'empty.title': 'No orders',
    onlyEnglish: 'Not yet translated',
    greeting: 'Hello {{name}}',
    count_one: '{{count}} order',
    count_other: '{{count}} orders',
  },
  tr: { title: 'Siparişler', count_one: '{{count}} sipariş', count_other: '{{count}} sipariş' },
  ar: {
    title: 'الطلبات',
    count_zero: 'لا طلبات',
    count_one: 'طلب واحد',
    count_two: 'طلبان',
    count_few: '{{count}} طلبات',
    count_many: '{{count}} طلبًا',
    count_other: '{{count}} طلب',
  },
}

/** Messages of a package whose fetches are counted and wait until the test releases them. */
function aLoader(namespace = 'orders', messages = orders, uses: readonly MessageBundle[] = []) {
  const waiting: Partial<Record<LanguageId, (() => void)[]>> = {}
  const failing = new Set<LanguageId>()
  const held = new Set<LanguageId>()
  const fetch = vi.fn<(language: LanguageId) => Promise<Record<string, string>>>(
    async (language) => {
      if (held.has(language))
        await new Promise<void>((resolve) => {
          ;(waiting[language] ??= []).push(resolve)
        })
      if (failing.has(language)) throw new TypeError('Failed to fetch')
      return messages[language]
    },
  )
  const load = Object.fromEntries(
    languages.map(({ id }) => [id, () => fetch(id)]),
  ) as unknown as MessageBundle['load']
  return {
    own: { namespace: namespace as never, load, uses },
    fetched: () => fetch.mock.calls.map(([language]) => language),
    fail: (language: LanguageId) => failing.add(language),
    recover: (language: LanguageId) => failing.delete(language),
    hold: (language: LanguageId) => held.add(language),
    release(language: LanguageId) {
      held.delete(language)
      for (const go of waiting[language] ?? []) go()
    },
  }
}

/** Text that a screen would show. */
function read(
  messages: Messages,
  key: string,
  options: { count?: number; name?: string } = {},
  ns = 'orders',
): string {
  return messages.i18n.t(key as never, { ns, ...options })
}

describe('messages are loaded by namespace', () => {
  test('on demand, once, and in the current language only', async () => {
    const { own, fetched } = aLoader()
    const messages = createMessages('tr')
    expect(fetched()).toEqual([])
    await Promise.all([messages.load(own), messages.load(own)])
    await messages.load(own)
    expect(fetched()).toEqual(['tr'])
    expect(read(messages, 'title')).toBe('Siparişler')
  })

  test('each package has its own', async () => {
    const { own } = aLoader()
    const sales = aLoader('sales', { ...orders, en: { title: 'Sales' } })
    const messages = createMessages('en')
    await messages.load(own, sales.own)
    expect(read(messages, 'title')).toBe('Orders')
    expect(read(messages, 'title', {}, 'sales')).toBe('Sales')
  })

  test('together with the bundles that they use, each once', async () => {
    const workflows = aLoader('kinds')
    const sales = aLoader('sales', { ...orders, en: { title: 'Sales' } }, [workflows.own])
    const messages = createMessages('en')
    await messages.load(aLoader('orders', orders, [sales.own, workflows.own]).own)
    expect(read(messages, 'title', {}, 'sales')).toBe('Sales')
    expect(workflows.fetched()).toEqual(['en'])
  })

  test('a dot in a key is part of its name', async () => {
    const { own } = aLoader()
    const messages = createMessages('en')
    await messages.load(own)
    expect(read(messages, 'empty.title')).toBe('No orders')
  })

  test('a failed fetch is retried by the next call', async () => {
    const { own, fetched, fail, recover } = aLoader()
    const messages = createMessages('en')
    fail('en')
    await expect(messages.load(own)).rejects.toThrow('Failed to fetch')
    recover('en')
    await messages.load(own)
    expect(fetched()).toEqual(['en', 'en'])
    expect(read(messages, 'title')).toBe('Orders')
  })
})

describe('English is the fallback', () => {
  test('for a language whose messages cannot be fetched, until they can', async () => {
    const { own, fetched, fail, recover } = aLoader()
    const messages = createMessages('tr')
    fail('tr')
    await messages.load(own)
    expect(messages.language()).toBe('tr')
    expect(read(messages, 'title')).toBe('Orders')
    recover('tr')
    await messages.load(own)
    expect(fetched()).toEqual(['tr', 'en', 'tr'])
    expect(read(messages, 'title')).toBe('Siparişler')
  })

  test('unless it cannot be fetched either', async () => {
    const { own, fail } = aLoader()
    fail('tr')
    fail('en')
    await expect(createMessages('tr').load(own)).rejects.toThrow('Failed to fetch')
  })

  test('for a message that a language lacks', async () => {
    const { own } = aLoader()
    const messages = createMessages('en')
    await messages.load(own)
    await messages.changeLanguage('ar')
    expect(read(messages, 'title')).toBe('الطلبات')
    expect(read(messages, 'onlyEnglish')).toBe('Not yet translated')
  })
})

describe('switching the language', () => {
  test('first loads every namespace in use, so that no screen is half translated', async () => {
    const first = aLoader('first')
    const second = aLoader('second')
    const unused = aLoader('unused')
    const messages = createMessages('en')
    await Promise.all([messages.load(first.own), messages.load(second.own)])
    const heard = vi.fn<(language: string) => void>()
    messages.i18n.on('languageChanged', heard)

    second.hold('ar')
    const switched = messages.changeLanguage('ar')
    await vi.waitFor(() => expect(second.fetched()).toEqual(['en', 'ar']))
    expect(messages.language()).toBe('en')
    expect(heard).not.toHaveBeenCalled()

    second.release('ar')
    await switched
    expect(heard).toHaveBeenCalledExactlyOnceWith('ar')
    expect(messages.language()).toBe('ar')
    expect(first.fetched()).toEqual(['en', 'ar'])
    expect(unused.fetched()).toEqual([])
  })

  test('also loads namespaces that come into use during the switch', async () => {
    const first = aLoader('first')
    const second = aLoader('second')
    const messages = createMessages('en')
    await messages.load(first.own)
    first.hold('ar')
    const switched = messages.changeLanguage('ar')
    await messages.load(second.own)
    first.release('ar')
    await switched
    expect(second.fetched()).toEqual(['en', 'ar'])
    expect(read(messages, 'title', {}, 'second')).toBe('الطلبات')
  })

  test('to the current one renders nothing again, unless messages were missing', async () => {
    const { own, fail, recover } = aLoader()
    const messages = createMessages('tr')
    const heard = vi.fn<(language: string) => void>()
    fail('tr')
    await messages.load(own)
    messages.i18n.on('languageChanged', heard)
    recover('tr')
    await messages.changeLanguage('tr')
    expect(heard).toHaveBeenCalledExactlyOnceWith('tr')
    expect(read(messages, 'title')).toBe('Siparişler')
    await messages.changeLanguage('tr')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('back again fetches nothing', async () => {
    const { own, fetched } = aLoader()
    const messages = createMessages('en')
    await messages.load(own)
    await messages.changeLanguage('tr')
    await messages.changeLanguage('en')
    expect(read(messages, 'title')).toBe('Orders')
    await messages.changeLanguage('tr')
    expect(fetched()).toEqual(['en', 'tr'])
    expect(read(messages, 'title')).toBe('Siparişler')
  })

  test('is immediate after a prefetch, which fetches only namespaces in use', async () => {
    const { own, fetched } = aLoader()
    const unused = aLoader('unused')
    const messages = createMessages('en')
    await messages.load(own)
    messages.prefetchLanguages()
    expect(fetched()).toEqual(['en', 'tr', 'ar'])
    await messages.changeLanguage('ar')
    expect(fetched()).toEqual(['en', 'tr', 'ar'])
    expect(unused.fetched()).toEqual([])
    expect(read(messages, 'title')).toBe('الطلبات')
  })

  test('works after a failed prefetch', async () => {
    const { own, fail, recover } = aLoader()
    const messages = createMessages('en')
    await messages.load(own)
    fail('ar')
    messages.prefetchLanguages()
    await messages.changeLanguage('tr')
    recover('ar')
    await messages.changeLanguage('ar')
    expect(read(messages, 'title')).toBe('الطلبات')
  })

  test('changes nothing when a namespace cannot be fetched, and works on the next try', async () => {
    const { own, fail, recover } = aLoader()
    const messages = createMessages('en')
    await messages.load(own)
    fail('ar')
    await expect(messages.changeLanguage('ar')).rejects.toThrow('Failed to fetch')
    expect(messages.language()).toBe('en')
    expect(read(messages, 'title')).toBe('Orders')
    recover('ar')
    await messages.changeLanguage('ar')
    expect(read(messages, 'title')).toBe('الطلبات')
  })

  test('uses the last of several choices, whichever loads first', async () => {
    const { own, hold, release } = aLoader()
    const messages = createMessages('en')
    await messages.load(own)
    hold('ar')
    const slow = messages.changeLanguage('ar')
    await messages.changeLanguage('tr')
    release('ar')
    await slow
    expect(messages.language()).toBe('tr')
  })

  test('before the first load applies to later loads', async () => {
    const { own, fetched } = aLoader()
    const messages = createMessages('en')
    await messages.changeLanguage('ar')
    await messages.load(own)
    expect(fetched()).toEqual(['ar'])
  })
})

describe('counted messages', () => {
  test.each([
    { language: 'en', count: 0, messages: '0 orders' },
    { language: 'en', count: 1, messages: '1 order' },
    { language: 'en', count: 2, messages: '2 orders' },
    { language: 'tr', count: 1, messages: '1 sipariş' },
    { language: 'tr', count: 5, messages: '5 sipariş' },
    { language: 'ar', count: 0, messages: 'لا طلبات' },
    { language: 'ar', count: 1, messages: 'طلب واحد' },
    { language: 'ar', count: 2, messages: 'طلبان' },
    { language: 'ar', count: 3, messages: '3 طلبات' },
    { language: 'ar', count: 10, messages: '10 طلبات' },
    { language: 'ar', count: 11, messages: '11 طلبًا' },
    { language: 'ar', count: 99, messages: '99 طلبًا' },
    { language: 'ar', count: 100, messages: '100 طلب' },
    { language: 'ar', count: 102, messages: '102 طلب' },
    { language: 'ar', count: 103, messages: '103 طلبات' },
  ] as const)('$language: $count', async ({ language, count, messages: expected }) => {
    const { own } = aLoader()
    const messages = createMessages(language)
    await messages.load(own)
    expect(read(messages, 'count', { count })).toBe(expected)
  })
})

test('does not escape interpolated values, since React does', async () => {
  const { own } = aLoader()
  const messages = createMessages('en')
  await messages.load(own)
  expect(read(messages, 'greeting', { name: 'O’Neil & <Söhne>' })).toBe('Hello O’Neil & <Söhne>')
})
