import { type ShopUser, shopUserFields, shopUserWorkflow } from '@console/domain/shop-user'
import { listParts } from '@console/list'

/** Columns and filters of the list of shoppers. Exported files have no contact details, not even masked ones. */
export const { columns: shopUserColumns, filters: shopUserFilters } = listParts<ShopUser>()(
  shopUserFields,
  {
    name: { title: 'shop.name', width: 192, priority: 1 },
    type: {
      title: 'shop.type',
      messages: 'type',
      width: 168,
      priority: 2,
      filter: { isPinned: true },
    },
    business: { title: 'shop.business', width: 176, priority: 3, isOptional: true, filter: true },
    phone: { title: 'shop.phone', width: 152, min: 152, priority: 3, csv: [] },
    county: { title: 'shop.county', priority: 3, isOptional: true, filter: true },
    orders: { title: 'shop.orders', width: 92, priority: 1, filter: true },
    spent: { title: 'shop.spent', width: 160, priority: 2 },
    lastOrderAt: { title: 'shop.lastOrder', isAgo: true, width: 132, priority: 2 },
    joinedAt: {
      title: 'shop.joined',
      isAgo: true,
      width: 132,
      priority: 3,
      filter: { isPinned: true },
    },
    status: {
      title: 'shop.status',
      messages: 'shop-user:status',
      statuses: shopUserWorkflow.statuses,
      width: 124,
      priority: 1,
      filter: { isPinned: true },
    },
    dormant: { title: 'shop.dormant', filter: true },
  },
)
