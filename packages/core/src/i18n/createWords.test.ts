import { describe, expect, test, vi } from 'vitest'
import { createWords, type Words } from './createWords'
import { type LanguageId, languages } from './languages'
import type { Vocabulary } from './words'

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
function aLoader(namespace = 'orders', words = orders, uses: readonly Vocabulary[] = []) {
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
      return words[language]
    },
  )
  const load = Object.fromEntries(
    languages.map(({ id }) => [id, () => fetch(id)]),
  ) as unknown as Vocabulary['load']
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
  words: Words,
  key: string,
  options: { count?: number; name?: string } = {},
  ns = 'orders',
): string {
  return words.i18n.t(key as never, { ns, ...options })
}

describe('words are loaded by namespace', () => {
  test('nothing until a screen asks, then once, in the present language only', async () => {
    const { own, fetched } = aLoader()
    const words = createWords('tr')
    expect(fetched()).toEqual([])
    await Promise.all([words.load(own), words.load(own)])
    await words.load(own)
    expect(fetched()).toEqual(['tr'])
    expect(read(words, 'title')).toBe('Siparişler')
  })

  test('each package has its own', async () => {
    const { own } = aLoader()
    const sales = aLoader('sales', { ...orders, en: { title: 'Sales' } })
    const words = createWords('en')
    await words.load(own, sales.own)
    expect(read(words, 'title')).toBe('Orders')
    expect(read(words, 'title', {}, 'sales')).toBe('Sales')
  })

  test('with those that they are shown beside, each once', async () => {
    const kinds = aLoader('kinds')
    const sales = aLoader('sales', { ...orders, en: { title: 'Sales' } }, [kinds.own])
    const words = createWords('en')
    await words.load(aLoader('orders', orders, [sales.own, kinds.own]).own)
    expect(read(words, 'title', {}, 'sales')).toBe('Sales')
    expect(kinds.fetched()).toEqual(['en'])
  })

  test('a dot in a key is part of its name', async () => {
    const { own } = aLoader()
    const words = createWords('en')
    await words.load(own)
    expect(read(words, 'empty.title')).toBe('No orders')
  })

  test('a fetch that failed is tried again with the next call', async () => {
    const { own, fetched, fail, recover } = aLoader()
    const words = createWords('en')
    fail('en')
    await expect(words.load(own)).rejects.toThrow('Failed to fetch')
    recover('en')
    await words.load(own)
    expect(fetched()).toEqual(['en', 'en'])
    expect(read(words, 'title')).toBe('Orders')
  })
})

describe('English stands in', () => {
  test('for a language whose words cannot be fetched, until they can', async () => {
    const { own, fetched, fail, recover } = aLoader()
    const words = createWords('tr')
    fail('tr')
    await words.load(own)
    expect(words.language()).toBe('tr')
    expect(read(words, 'title')).toBe('Orders')
    recover('tr')
    await words.load(own)
    expect(fetched()).toEqual(['tr', 'en', 'tr'])
    expect(read(words, 'title')).toBe('Siparişler')
  })

  test('but not where it cannot be fetched either', async () => {
    const { own, fail } = aLoader()
    fail('tr')
    fail('en')
    await expect(createWords('tr').load(own)).rejects.toThrow('Failed to fetch')
  })

  test('for a word that a language lacks', async () => {
    const { own } = aLoader()
    const words = createWords('en')
    await words.load(own)
    await words.changeLanguage('ar')
    expect(read(words, 'title')).toBe('الطلبات')
    expect(read(words, 'onlyEnglish')).toBe('Not yet translated')
  })
})

describe('switching the language', () => {
  test('first loads every namespace in use, so that no screen is half translated', async () => {
    const first = aLoader('first')
    const second = aLoader('second')
    const unused = aLoader('unused')
    const words = createWords('en')
    await Promise.all([words.load(first.own), words.load(second.own)])
    const heard = vi.fn<(language: string) => void>()
    words.i18n.on('languageChanged', heard)

    second.hold('ar')
    const switched = words.changeLanguage('ar')
    await vi.waitFor(() => expect(second.fetched()).toEqual(['en', 'ar']))
    expect(words.language()).toBe('en')
    expect(heard).not.toHaveBeenCalled()

    second.release('ar')
    await switched
    expect(heard).toHaveBeenCalledExactlyOnceWith('ar')
    expect(words.language()).toBe('ar')
    expect(first.fetched()).toEqual(['en', 'ar'])
    expect(unused.fetched()).toEqual([])
  })

  test('also loads what comes into use meanwhile', async () => {
    const first = aLoader('first')
    const second = aLoader('second')
    const words = createWords('en')
    await words.load(first.own)
    first.hold('ar')
    const switched = words.changeLanguage('ar')
    await words.load(second.own)
    first.release('ar')
    await switched
    expect(second.fetched()).toEqual(['en', 'ar'])
    expect(read(words, 'title', {}, 'second')).toBe('الطلبات')
  })

  test('to the one that is shown draws nothing anew, unless words were missing', async () => {
    const { own, fail, recover } = aLoader()
    const words = createWords('tr')
    const heard = vi.fn<(language: string) => void>()
    fail('tr')
    await words.load(own)
    words.i18n.on('languageChanged', heard)
    recover('tr')
    await words.changeLanguage('tr')
    expect(heard).toHaveBeenCalledExactlyOnceWith('tr')
    expect(read(words, 'title')).toBe('Siparişler')
    await words.changeLanguage('tr')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('back again fetches nothing anew', async () => {
    const { own, fetched } = aLoader()
    const words = createWords('en')
    await words.load(own)
    await words.changeLanguage('tr')
    await words.changeLanguage('en')
    expect(read(words, 'title')).toBe('Orders')
    await words.changeLanguage('tr')
    expect(fetched()).toEqual(['en', 'tr'])
    expect(read(words, 'title')).toBe('Siparişler')
  })

  test('is immediate once the other languages were prefetched, in use only', async () => {
    const { own, fetched } = aLoader()
    const unused = aLoader('unused')
    const words = createWords('en')
    await words.load(own)
    words.prefetchLanguages()
    expect(fetched()).toEqual(['en', 'tr', 'ar'])
    await words.changeLanguage('ar')
    expect(fetched()).toEqual(['en', 'tr', 'ar'])
    expect(unused.fetched()).toEqual([])
    expect(read(words, 'title')).toBe('الطلبات')
  })

  test('works where a prefetch failed', async () => {
    const { own, fail, recover } = aLoader()
    const words = createWords('en')
    await words.load(own)
    fail('ar')
    words.prefetchLanguages()
    await words.changeLanguage('tr')
    recover('ar')
    await words.changeLanguage('ar')
    expect(read(words, 'title')).toBe('الطلبات')
  })

  test('switches nothing where one cannot be fetched, and works with the next try', async () => {
    const { own, fail, recover } = aLoader()
    const words = createWords('en')
    await words.load(own)
    fail('ar')
    await expect(words.changeLanguage('ar')).rejects.toThrow('Failed to fetch')
    expect(words.language()).toBe('en')
    expect(read(words, 'title')).toBe('Orders')
    recover('ar')
    await words.changeLanguage('ar')
    expect(read(words, 'title')).toBe('الطلبات')
  })

  test('the last of several wishes counts, whatever comes first', async () => {
    const { own, hold, release } = aLoader()
    const words = createWords('en')
    await words.load(own)
    hold('ar')
    const slow = words.changeLanguage('ar')
    await words.changeLanguage('tr')
    release('ar')
    await slow
    expect(words.language()).toBe('tr')
  })

  test('before anything is loaded, what is loaded then comes in the new language', async () => {
    const { own, fetched } = aLoader()
    const words = createWords('en')
    await words.changeLanguage('ar')
    await words.load(own)
    expect(fetched()).toEqual(['ar'])
  })
})

describe('counted words', () => {
  test.each([
    { language: 'en', count: 0, words: '0 orders' },
    { language: 'en', count: 1, words: '1 order' },
    { language: 'en', count: 2, words: '2 orders' },
    { language: 'tr', count: 1, words: '1 sipariş' },
    { language: 'tr', count: 5, words: '5 sipariş' },
    { language: 'ar', count: 0, words: 'لا طلبات' },
    { language: 'ar', count: 1, words: 'طلب واحد' },
    { language: 'ar', count: 2, words: 'طلبان' },
    { language: 'ar', count: 3, words: '3 طلبات' },
    { language: 'ar', count: 10, words: '10 طلبات' },
    { language: 'ar', count: 11, words: '11 طلبًا' },
    { language: 'ar', count: 99, words: '99 طلبًا' },
    { language: 'ar', count: 100, words: '100 طلب' },
    { language: 'ar', count: 102, words: '102 طلب' },
    { language: 'ar', count: 103, words: '103 طلبات' },
  ] as const)('$language: $count', async ({ language, count, words: expected }) => {
    const { own } = aLoader()
    const words = createWords(language)
    await words.load(own)
    expect(read(words, 'count', { count })).toBe(expected)
  })
})

test('what is put into a sentence is left as it is: React escapes it', async () => {
  const { own } = aLoader()
  const words = createWords('en')
  await words.load(own)
  expect(read(words, 'greeting', { name: 'O’Neil & <Söhne>' })).toBe('Hello O’Neil & <Söhne>')
})
