import { amountCell, chipCell, defineList, listParts, nameCell } from '@console/list'
import { newProductId, productPath } from './paths'
import type { Product } from './contract'
import { toMoney } from './pricing'
import type { ProductRow } from './productWorkflow'
import { productFields, productsResource, stockOf } from './productResource'

const stockTones = { few: 'danger', some: 'warning', plenty: 'success' } as const

/** Featured picture of a product; null if there is none. */
function pictureOf({ images, featuredImageId }: Product) {
  return images.find(({ id }) => id === featuredImageId) ?? images[0] ?? null
}

const { columns, filters } = listParts<ProductRow>()(productFields, {
  name: {
    title: 'column.name',
    width: 280,
    priority: 1,
    cell: (row) => nameCell(pictureOf(row), row.name, row.sku),
  },
  categories: { title: 'column.categories', width: 180, priority: 3, filter: true },
  tags: { title: 'column.tags', width: 160, priority: 3, isOptional: true, filter: true },
  price: {
    title: 'column.price',
    width: 130,
    priority: 1,
    cell: ({ priceTaxIncl }, { formats }) => amountCell(toMoney(priceTaxIncl), formats),
    filter: true,
  },
  quantity: {
    title: 'column.quantity',
    width: 120,
    priority: 2,
    cell: (row, { formats }) => chipCell(formats.number(row.quantity), stockTones[stockOf(row)]),
    filter: true,
  },
  sku: { title: 'column.sku', width: 120, priority: 3, isOptional: true },
  stock: { title: 'column.stock', messages: 'stock', filter: { isPinned: true } },
  shelf: {
    title: 'column.shelf',
    messages: 'status',
    statuses: { offered: { tone: 'success' }, removed: { tone: 'neutral' } },
    width: 140,
    priority: 2,
  },
})

/** /apps/e-commerce/products: products in the store and removed ones. */
export const productList = defineList<ProductRow>()({
  id: 'store-products',
  namespace: 'store',
  title: 'products.title',
  resource: productsResource,
  fixed: {},
  columns: [
    columns.name,
    columns.categories,
    columns.tags,
    columns.price,
    columns.quantity,
    columns.shelf,
    columns.sku,
  ],
  filters: [filters.stock, filters.categories, filters.tags, filters.price, filters.quantity],
  sort: 'name',
  views: [
    { id: 'offered', title: 'status.offered', query: { shelf: 'offered' } },
    { id: 'removed', title: 'status.removed', query: { shelf: 'removed' } },
    { id: 'all', title: 'products.all', query: {} },
  ],
  bulkActions: ['remove', 'restore'],
  recordPath: ({ id }) => productPath(id),
  primary: { title: 'products.new', to: productPath(newProductId), isWritten: true },
  empty: { text: 'products.empty', next: { title: 'products.new', to: productPath(newProductId) } },
})
