import type { Money, Text } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import type { LanguageId } from '@console/core/i18n'
import { describe, expect, test } from 'vitest'
import { sampleAccounts } from '../accounts/accounts'
import { Refusal } from '../server/refuse'
import type { SampleDatabase } from '../store/store'
import { createListEngine } from './listEngine'
import type { ListCaller } from './listSource'
import { listOfFields } from './listOfFields'
import { readListQuery } from './readListQuery'

interface Fruit {
  token: string
  name: string
  colour: string
  tags: readonly string[]
  weight: number | null
  price: Money | null
  at: string | null
  expiresOn: string | null
}

function fruit(token: string, name: string, rest: Partial<Fruit> = {}): Fruit {
  return {
    token,
    name,
    colour: 'red',
    tags: [],
    weight: null,
    price: null,
    at: null,
    expiresOn: null,
    ...rest,
  }
}

const fields = defineFields<Fruit>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  colour: {
    type: 'choice',
    values: ['red', 'green', 'blue'],
    of: ({ colour }) => colour,
    searched: true,
    filtered: true,
  },
  tags: { type: 'texts', of: ({ tags }) => tags, filtered: 'tag' },
  heavy: { type: 'flag', of: ({ weight }) => (weight ?? 0) > 100, filtered: true },
  seller: { type: 'reference', filtered: true },
  at: { type: 'instant', of: ({ at }) => at, sorted: true, filtered: true },
  expires: { type: 'day', of: ({ expiresOn }) => expiresOn, filtered: true },
  weight: { type: 'count', of: ({ weight }) => weight, sorted: true, filtered: true },
  price: { type: 'money', of: ({ price }) => price, sorted: true, filtered: true },
})

const source = {
  token: ({ token }: Fruit) => token,
  ...listOfFields<typeof fields, Fruit>({
    fields,
    answers: { seller: ({ token }, { account }) => (token === account.token ? 'me' : null) },
  }),
}

const engine = createListEngine(source)
const caller: ListCaller = {
  account: sampleAccounts[0]!,
  database: {} as SampleDatabase,
  now: '2026-06-15T09:00:00Z',
  dayOffset: 3 * 3_600_000,
  language: 'en',
}

function query(text: string) {
  return readListQuery(source, new URLSearchParams(text), caller)
}

/** Tokens that a query finds, in its order. */
function found(fruits: readonly Fruit[], text: string) {
  const read = query(text)
  const { records } = engine.find(fruits, read, caller)
  return engine.sorted(records, read.sorts, caller).map(({ token }) => token)
}

/** Parameters that a query is refused for. */
function refused(text: string) {
  try {
    query(text)
  } catch (error) {
    if (error instanceof Refusal && error.status === 422)
      return error.members.errors?.map(({ pointer }) => pointer)
    throw error
  }
  return []
}

describe('search and filters', () => {
  test.each([
    ['apple', 'Green Apple'],
    ['  APPLE  gre ', 'Green Apple'],
    ['red kiraz', 'Kiraz'],
    ['kıraz', 'KİRAZ'],
    ['رمان', 'رُمّان'],
    ['امير', 'أمير'],
    ['cafe', 'Café'],
  ])('%j finds %j', (q, name) => {
    const fruits = [fruit('a', 'Nothing'), fruit('b', name)]
    expect(found(fruits, `q=${encodeURIComponent(q)}`)).toEqual(['b'])
  })

  test('amounts are sorted within their currencies, and currencies by their codes in both directions', () => {
    const priced = (token: string, price: Money | null) => fruit(token, token, { price })
    const fruits = [
      priced('a', { amount: 900, currency: 'USD' }),
      priced('b', { amount: 5_000_000, currency: 'UGX' }),
      priced('c', null),
      priced('d', { amount: 100, currency: 'KES' }),
      priced('e', { amount: 700, currency: 'KES' }),
      priced('f', { amount: 100, currency: 'USD' }),
    ]
    expect(found(fruits, 'sort=price')).toEqual(['d', 'e', 'b', 'f', 'a', 'c'])
    expect(found(fruits, 'sort=-price')).toEqual(['e', 'd', 'b', 'a', 'f', 'c'])
  })

  test('every word of a search has to occur, in any of the texts', () => {
    const fruits = [fruit('a', 'Sour apple', { colour: 'green' }), fruit('b', 'Sweet apple')]
    expect(found(fruits, 'q=apple+green')).toEqual(['a'])
    expect(found(fruits, 'q=apple+blue')).toEqual([])
    expect(found(fruits, 'q=+')).toEqual(['a', 'b'])
  })

  test('a filter accepts several values, and all filters apply', () => {
    const fruits = [
      fruit('a', 'A', { colour: 'red', tags: ['new', 'sweet'] }),
      fruit('b', 'B', { colour: 'green', tags: ['new'] }),
      fruit('c', 'C', { colour: 'blue', tags: [] }),
    ]
    expect(found(fruits, 'colour=red&colour=green')).toEqual(['a', 'b'])
    expect(found(fruits, 'colour=red&colour=green&tag=sweet')).toEqual(['a'])
    expect(found(fruits, 'tag=sweet&tag=new')).toEqual(['a', 'b'])
  })

  test('a filter can depend on the caller', () => {
    const fruits = [fruit(caller.account.token, 'Mine'), fruit('b', 'Hers')]
    expect(found(fruits, 'seller=me')).toEqual([caller.account.token])
  })

  test('filters by flags, numbers and amounts', () => {
    const fruits = [
      fruit('a', 'A', { weight: 100, price: { amount: 500, currency: 'KES' } }),
      fruit('b', 'B', { weight: 101, price: { amount: 500, currency: 'UGX' } }),
      fruit('c', 'C'),
    ]
    expect(found(fruits, 'heavy=true')).toEqual(['b'])
    expect(found(fruits, 'heavy=false')).toEqual(['a', 'c'])
    expect(found(fruits, 'weightFrom=100&weightTo=100')).toEqual(['a'])
    expect(found(fruits, 'weightFrom=101')).toEqual(['b'])
    expect(found(fruits, 'priceTo=500&priceCurrency=UGX')).toEqual(['b'])
  })

  test('a day is a whole day in Nairobi, both ends included', () => {
    const fruits = [
      fruit('a', 'A', { at: '2026-06-13T20:59:59Z' }),
      fruit('b', 'B', { at: '2026-06-13T21:00:00Z' }),
      fruit('c', 'C', { at: '2026-06-14T20:59:59Z' }),
      fruit('d', 'D', { at: '2026-06-14T21:00:00Z' }),
      fruit('e', 'E'),
    ]
    expect(found(fruits, 'atFrom=2026-06-14&atTo=2026-06-14')).toEqual(['b', 'c'])
    expect(found(fruits, 'atTo=2026-06-13T21:00:00Z')).toEqual(['a', 'b'])
  })

  test('day filters ignore the time', () => {
    const fruits = [fruit('a', 'A', { expiresOn: '2026-06-14' }), fruit('b', 'B')]
    expect(found(fruits, 'expiresFrom=2026-06-14&expiresTo=2026-06-14')).toEqual(['a'])
  })
})

describe('the order of a list', () => {
  test('sorts texts as in a dictionary, whatever their case and accents', () => {
    const fruits = [
      fruit('a', 'zebra'),
      fruit('b', 'Éclair'),
      fruit('c', 'apple'),
      fruit('d', 'مصباح'),
      fruit('e', 'Eclair'),
    ]
    expect(found(fruits, 'sort=name')).toEqual(['c', 'e', 'b', 'a', 'd'])
    expect(found(fruits, 'sort=-name')).toEqual(['d', 'a', 'b', 'e', 'c'])
  })

  test('sorts a text that is added later', () => {
    expect(found([fruit('a', 'b'), fruit('b', 'd')], 'sort=name')).toEqual(['a', 'b'])
    expect(found([fruit('a', 'b'), fruit('b', 'd'), fruit('c', 'c')], 'sort=name')).toEqual([
      'a',
      'c',
      'b',
    ])
  })

  test('sorts missing values last in both directions', () => {
    const fruits = [
      fruit('a', 'A'),
      fruit('b', 'B', { weight: 2 }),
      fruit('c', 'C', { weight: 10 }),
    ]
    expect(found(fruits, 'sort=weight')).toEqual(['b', 'c', 'a'])
    expect(found(fruits, 'sort=-weight')).toEqual(['c', 'b', 'a'])
  })

  test('further keys break ties of the first, and finally the token', () => {
    const fruits = [
      fruit('d', 'same', { weight: 1 }),
      fruit('c', 'same', { weight: 2 }),
      fruit('b', 'same', { weight: 2 }),
      fruit('a', 'zz', { weight: 9 }),
    ]
    expect(found(fruits, 'sort=name,-weight')).toEqual(['b', 'c', 'd', 'a'])
    expect(found(fruits, '')).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('facets: counts of each value under the other filters', () => {
  const fruits = [
    fruit('a', 'apple', { colour: 'red', tags: ['new', 'sweet'] }),
    fruit('b', 'apple', { colour: 'green', tags: ['new'] }),
    fruit('c', 'pear', { colour: 'green' }),
  ]

  test.each([
    ['', { colour: { red: 1, green: 2 }, tag: { new: 2, sweet: 1 } }],
    ['q=apple', { colour: { red: 1, green: 1 }, tag: { new: 2, sweet: 1 } }],
    ['colour=red', { colour: { red: 1, green: 2 }, tag: { new: 1, sweet: 1 } }],
    ['colour=red&tag=sweet', { colour: { red: 1 }, tag: { new: 1, sweet: 1 } }],
    ['colour=red&tag=sweet&heavy=true', { colour: {}, tag: {} }],
  ])('%j: each counts under all filters but its own', (text, facets) => {
    const read = query(`${text}&facets=colour,tag`)
    expect(engine.find(fruits, read, caller).facets).toEqual(facets)
  })
})

describe('an invalid parameter is refused, never ignored', () => {
  test.each([
    ['page=0', '/page'],
    ['page=one', '/page'],
    ['page=1&page=2', '/page'],
    ['pageSize=20', '/pageSize'],
    ['pageSize=1000', '/pageSize'],
    ['sort=colour', '/sort'],
    ['sort=name,weight,at,-name', '/sort'],
    ['sort=toString', '/sort'],
    [`q=${'x'.repeat(101)}`, '/q'],
    ['facets=weight', '/facets'],
    ['facets=nothing', '/facets'],
    ['facets=colour,tag,heavy,seller,colour', '/facets'],
    ['colour=pink', '/colour'],
    ['tag=', '/tag'],
    ['heavy=yes', '/heavy'],
    ['weightFrom=1.5', '/weightFrom'],
    ['weightFrom=2&weightTo=1', '/weightFrom'],
    ['atFrom=yesterday', '/atFrom'],
    ['atFrom=2026-02-31', '/atFrom'],
    ['atFrom=2026-06-15&atTo=2026-06-14', '/atFrom'],
    ['expiresFrom=2026-06-15T09:00:00Z', '/expiresFrom'],
    ['priceFrom=5', '/priceCurrency'],
    ['priceCurrency=KES', '/priceCurrency'],
    ['color=red', '/color'],
    ['weight=5', '/weight'],
  ])('%s', (text, pointer) => {
    expect(refused(text)).toContain(pointer)
  })

  test('reports all errors together', () => {
    expect(refused('page=0&sort=x&color=red')).toEqual(['/page', '/sort', '/color'])
  })

  test('accepts valid queries', () => {
    expect(refused('page=3&pageSize=100&sort=-at,name&q=a&facets=colour,seller')).toEqual([])
  })
})

test('translated names are sorted and shown in the user’s language, found in any, and filtered by the English one', () => {
  interface Plant {
    token: string
    name: Text
  }
  const plants = [
    { token: 'a', name: { en: 'Apple', tr: 'Elma', ar: 'تفاح' } },
    { token: 'b', name: { en: 'Cherry', tr: 'Kiraz', ar: 'كرز' } },
    { token: 'c', name: { en: 'Quince', tr: 'Ayva' } },
  ]
  const stored = {
    token: ({ token }: Plant) => token,
    ...listOfFields({
      fields: defineFields<Plant>()({
        name: {
          type: 'text',
          of: ({ name }) => name,
          searched: true,
          sorted: true,
          filtered: true,
        },
      }),
      answers: {},
    }),
  }
  const garden = createListEngine<Plant>(stored)
  const asked = (text: string, language: LanguageId) => {
    const reader = { ...caller, language }
    const read = readListQuery(stored, new URLSearchParams(text), reader)
    const { records, names } = garden.find(plants, read, reader)
    return { tokens: garden.sorted(records, read.sorts, reader).map(({ token }) => token), names }
  }
  expect(asked('sort=name', 'en').tokens).toEqual(['a', 'b', 'c'])
  expect(asked('sort=name', 'tr').tokens).toEqual(['c', 'a', 'b'])
  expect(asked('q=kiraz', 'ar').tokens).toEqual(['b'])
  const filtered = asked('name=Quince', 'tr')
  expect(filtered.tokens).toEqual(['c'])
  expect(filtered.names?.name?.Quince).toEqual({ en: 'Quince', tr: 'Ayva' })
})
