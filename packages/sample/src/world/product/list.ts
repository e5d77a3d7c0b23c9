import { choice, type ListSource } from '../../lists/listSource'
import { itemList } from '../item/list'
import type { Product } from './rows'

/** What lists of products can be asked for. */
export const productList = {
  ...itemList,
  searched: (product) => [...itemList.searched(product), product.gtin],
  filters: {
    ...itemList.filters,
    stock: choice(['in', 'low', 'out'], ({ stock }) => stock.state),
  },
  sorts: { ...itemList.sorts, stock: ({ stock }) => stock.onHand },
} satisfies Omit<ListSource<Product>, 'token'>
