import { defineFields } from '@console/core/fields'
import { itemFields, type StoredItem } from '../item/fields'
import type { ProductRow } from './contract'

/** Fields by which lists of products can be queried. */
export const productFields = {
  ...itemFields,
  ...defineFields<StoredItem & Pick<ProductRow, 'gtin' | 'stock'>>()({
    gtin: { type: 'text', of: ({ gtin }) => gtin, searched: true },
    stock: { type: 'count', of: ({ stock }) => stock.onHand, sorted: true },
    stockState: {
      type: 'choice',
      values: ['in', 'low', 'out'],
      of: ({ stock }) => stock.state,
      filtered: 'stock',
    },
  }),
}
