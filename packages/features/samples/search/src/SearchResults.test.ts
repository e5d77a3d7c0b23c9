import { searchWordsOf } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { searchIn } from './SearchResults'

const find = searchIn([
  { id: '1', title: 'Rates', url: '/our-commission', excerpt: 'What is earned by an ORDER.' },
  { id: '2', title: 'Orders', url: '/b2c_orders', excerpt: 'What shops are asked for.' },
  { id: '3', title: 'Ürünler', url: '/approved-product', excerpt: '' },
])

test.each([
  { text: '', ids: ['1', '2', '3'] },
  { text: '  ', ids: ['1', '2', '3'] },
  { text: 'order', ids: ['2', '1'] },
  { text: 'earned rates', ids: ['1'] },
  { text: 'urun', ids: ['3'] },
  { text: 'b2c_', ids: ['2'] },
  { text: 'order voucher', ids: [] },
])('$text finds $ids: every word, matches in titles first', ({ text, ids }) => {
  expect(find(searchWordsOf(text)).map(({ id }) => id)).toEqual(ids)
})
