import { type ShopUser, shopUsersResource } from '@console/domain/shop-user'
import { defineList } from '@console/list'
import { shopUserColumns, shopUserFilters } from './shopUserListParts'

/** /shop-users (specification 2): shoppers and their orders. */
export const shopUsers = defineList<ShopUser>()({
  id: 'shop-users',
  namespace: 'people',
  title: 'shop.title',
  resource: shopUsersResource,
  fixed: {},
  sort: '-lastOrderAt',
  columns: [
    shopUserColumns.name,
    shopUserColumns.type,
    shopUserColumns.phone,
    shopUserColumns.orders,
    shopUserColumns.spent,
    shopUserColumns.lastOrderAt,
    shopUserColumns.joinedAt,
    shopUserColumns.status,
    shopUserColumns.business,
    shopUserColumns.county,
  ],
  filters: [
    shopUserFilters.type,
    shopUserFilters.status,
    shopUserFilters.joinedAt,
    shopUserFilters.orders,
    shopUserFilters.dormant,
    shopUserFilters.county,
    shopUserFilters.business,
  ],
  views: [
    { id: 'all', title: 'view.all', query: {} },
    { id: 'dormant', title: 'view.dormant', query: { dormant: 'true' } },
    { id: 'blocked', title: 'view.blocked', query: { status: 'blocked' } },
  ],
  rowActions: ['block', 'unblock'],
  bulkActions: ['block'],
  preview: () => import('./ShopUserPreview').then((m) => m.ShopUserPreview),
  empty: { text: 'shop.empty' },
})
