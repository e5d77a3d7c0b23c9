import { describe, expect, test, vi } from 'vitest'
import type { Send } from '../api'
import type { Name, Ref } from '../contracts'
import { defineFields } from '../fields'
import type { ActionableRow } from '../workflows/contract'
import { readCounts, readPage, readSelection } from './calls'
import type { Resource } from './resource'
import { wholeCalls } from './wholeCalls'
import * as z from 'zod/mini'

interface Shirt extends ActionableRow {
  id: string
  name: Name
  colors: readonly string[]
  size: 'small' | 'large'
  price: number | null
  soldAt: string
  maker: Ref
}

const shirt = (
  id: string,
  name: Name,
  colors: string[],
  size: Shirt['size'],
  price: number | null,
): Shirt => ({
  id,
  name,
  colors,
  size,
  price,
  soldAt: `2026-06-1${id}T23:59:59Z`,
  maker: { token: `maker-${id}`, label: `Weaver ${10 - Number(id)}` },
  version: 1,
  _actions: [{ action: 'sell', blocker: size === 'small' ? null : 'wrong_status' }],
})
const shirts = [
  shirt('1', 'Zebra 10', ['black', 'white'], 'large', 300),
  shirt('2', 'Çelik', ['grey'], 'small', null),
  shirt('3', 'Zebra 9', ['white'], 'small', 100),
  shirt('4', { en: 'Amber', tr: 'Zümrüt', ar: '' }, ['amber'], 'large', 200),
]

const fields = defineFields<Shirt>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  colors: { type: 'texts', of: ({ colors }) => colors, searched: true, filtered: 'color' },
  size: {
    type: 'choice',
    values: ['small', 'large'],
    of: ({ size }) => size,
    sorted: true,
    filtered: true,
  },
  price: {
    type: 'money',
    of: ({ price }) => (price === null ? null : { amount: price, currency: 'USD' }),
    sorted: true,
    filtered: true,
  },
  soldAt: { type: 'instant', of: ({ soldAt }) => soldAt, filtered: 'sold' },
  maker: {
    type: 'reference',
    of: ({ maker }) => maker,
    searched: true,
    sorted: true,
    filtered: true,
  },
})

const parts = { fields, tokenOf: ({ id }: Shirt) => id, workflows: [] }
const shirtsResource = {
  ...parts,
  id: 'shirts',
  base: 'samples',
  path: '/shirts',
  row: z.custom<Shirt>(),
  detail: z.custom<Shirt>(),
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
  calls: {
    ...wholeCalls<Shirt>(parts, () => Promise.resolve({ rows: shirts, skipped: null })),
    readRecord: () => Promise.reject(new Error('not asked for')),
  },
} satisfies Resource<Shirt>

/** No query call is ever sent. */
const send: Send = () => Promise.reject(new Error('The server has no such call'))

async function found(query: Record<string, string | string[]>) {
  return (await readPage(send, shirtsResource, query)).items.map(({ id }) => id).join('')
}

describe('a list whose rows are all loaded at once', () => {
  test.each<[string, Record<string, string | string[]>, string]>([
    ['finds words in searched fields, normalized', { q: 'celik' }, '2'],
    ['finds each of several words, in any searched field', { q: 'white zebra' }, '13'],
    ['finds a row by the name of a referenced record', { q: 'weaver 8' }, '2'],
    ['does not find a row by the token of a referenced record', { q: 'maker' }, ''],
    ['filters by referenced records', { maker: ['maker-1', 'maker-4'] }, '14'],
    ['sorts by the names of referenced records', { sort: 'maker' }, '4321'],
    ['filters by any of several values', { color: ['grey', 'white'] }, '123'],
    ['combines filters', { color: 'white', size: 'small' }, '3'],
    [
      'filters by a range of amounts in a currency, both included',
      { priceFrom: '100', priceTo: '200', priceCurrency: 'USD' },
      '34',
    ],
    ['filters by a minimum amount, included', { priceFrom: '200', priceCurrency: 'USD' }, '14'],
    ['finds no amounts of another currency', { priceFrom: '1', priceCurrency: 'KES' }, ''],
    [
      'filters by a range of days, both included',
      { soldFrom: '2026-06-12', soldTo: '2026-06-13' },
      '23',
    ],
    ['sorts texts as a dictionary does, and numbers in them as numbers', { sort: 'name' }, '4231'],
    ['sorts choices in their order, then by a second key', { sort: 'size,-name' }, '3214'],
    ['sorts missing values last, ascending', { sort: 'price' }, '3412'],
    ['sorts missing values last, descending', { sort: '-price' }, '1432'],
    ['returns a page', { sort: '-price', page: '2', pageSize: '3' }, '2'],
  ])('%s', async (_, query, ids) => {
    expect(await found(query)).toBe(ids)
  })

  test('names are sorted in the language of the page', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'tr' } })
    expect(await found({ sort: 'name' })).toBe('2314')
    expect(await found({ q: 'zumrut' })).toBe('4')
  })

  test('a facet counts the rows that another value of it would find', async () => {
    const page = await readPage(send, shirtsResource, { color: 'grey', facets: 'color,size' })
    expect(page).toMatchObject({
      total: 1,
      facets: { color: { black: 1, white: 2, grey: 1, amber: 1 }, size: { small: 1 } },
    })
  })

  test('counts views, and selects the rows of a query that allow an action', async () => {
    expect(await readCounts(send, shirtsResource, ['', 'size=small', 'q=zebra'])).toEqual({
      counts: [4, 2, 2],
    })
    const { items } = await readSelection(send, shirtsResource, { color: 'white' }, 'sell', 1)
    expect(items).toEqual([{ token: '3', version: 1, revision: 1 }])
  })
})
