import { ordersResource, type OrderRow } from '@console/domain/order'
import { returnFields } from '@console/domain/return-voucher'
import { expect, test } from 'vitest'
import { defineList, type ListConfig } from './config/config'
import { listParts } from './columns/listParts'

type Orders = ListConfig<OrderRow, 'list:index.search.label', typeof ordersResource.fields>

const list = {
  id: 'orders',
  namespace: 'list',
  title: 'list:index.search.label',
  resource: ordersResource,
  fixed: { channel: 'b2b' },
  columns: [],
  filters: [],
  sort: '-placedAt',
  views: [],
  empty: { text: 'list:index.search.label' },
} satisfies Orders & { namespace: 'list' }

const column = {
  id: 'carrier',
  title: 'list:index.search.label',
  width: 148,
  priority: 3,
  text: ({ carrier }: OrderRow) => carrier ?? '–',
} as const

const returnParts = listParts<OrderRow>()(returnFields, {
  returnNo: { title: 'list:index.search.label', priority: 1, text: ({ reference }) => reference },
  overWindow: { title: 'list:index.search.label', filter: true },
})

test('a list queries what its resource supports', () => {
  const known: Partial<Orders>[] = [
    { sort: 'total,-reference' },
    { fixed: { status: ['placed', 'confirmed'], late: 'true', q: 'sugar' } },
    { fixed: { placedFrom: '2026-06-01', amountFrom: '100', amountCurrency: 'KES' } },
    { views: [{ id: 'late', title: 'list:index.search.label', query: { sort: 'promisedAt' } }] },
    { views: [{ id: 'all', title: 'list:index.search.label', query: { channel: [] } }] },
    { columns: [{ ...column, sort: 'county' }] },
    { filters: [{ id: 'placed', title: 'list:index.search.label', kind: 'dates' }] },
  ]
  for (const part of known) expect(defineList<OrderRow>()({ ...list, ...part }).id).toBe('orders')
})

test('rejects unknown names at compile time', () => {
  const unknown: Partial<Orders>[] = [
    // @ts-expect-error -- carriers are not sorted
    { sort: 'carrier' },
    // @ts-expect-error -- there is no such field
    { sort: '-placed' },
    // @ts-expect-error -- there is no such filter
    { fixed: { chanel: 'b2b' } },
    // @ts-expect-error -- there is no such channel
    { fixed: { channel: 'b2x' } },
    // @ts-expect-error -- carriers are not filtered
    { fixed: { carrier: 'G4S' } },
    // @ts-expect-error -- instants have two ends
    { fixed: { placed: '2026-06-01' } },
    // @ts-expect-error -- a view sorts by what the server sorts by
    { views: [{ id: 'late', title: 'list:index.search.label', query: { sort: 'late' } }] },
    // @ts-expect-error -- a view filters by what the server filters by
    { views: [{ id: 'gone', title: 'list:index.search.label', query: { status: 'gone' } }] },
    // @ts-expect-error -- a column sorts by what the server sorts by
    { columns: [{ ...column, sort: 'carrier' }] },
    // @ts-expect-error -- there is no such filter
    { filters: [{ id: 'carrier', title: 'list:index.search.label', kind: 'flag' }] },
    // @ts-expect-error -- a filter of another resource
    { filters: [returnParts.filters.overWindow] },
    // @ts-expect-error -- a column that another resource sorts by
    { columns: [returnParts.columns.returnNo] },
  ]
  expect(unknown).toHaveLength(12)
})
