import type { NavigationItem } from '@console/core/routes'

/** Every type of entry, four levels deep. */
export const everyType: readonly NavigationItem[] = [
  {
    id: 'applications',
    type: 'group',
    title: 'Applications',
    children: [
      {
        id: 'analytics',
        type: 'item',
        title: 'Analytics',
        url: '/dashboards/analytics',
        icon: 'dashboard',
      },
      {
        id: 'businesses',
        type: 'item',
        title: 'Businesses to approve',
        url: '/business-approve',
        icon: 'stamp',
        badge: 12,
      },
      {
        id: 'orders',
        type: 'collapse',
        title: 'Orders',
        icon: 'cart',
        children: [
          { id: 'b2c', type: 'item', title: 'B2C orders', url: '/b2c_orders' },
          { id: 'b2b', type: 'item', title: 'B2B orders', url: '/b2b_orders' },
          {
            id: 'returns',
            type: 'collapse',
            title: 'Returns',
            children: [
              {
                id: 'vouchers',
                type: 'item',
                title: 'Return vouchers',
                url: '/merchants/vouchers',
                badge: 3,
              },
              {
                id: 'archive',
                type: 'collapse',
                title: 'Archive',
                children: [
                  {
                    id: 'archive-2025',
                    type: 'item',
                    title: 'Returns of 2025',
                    url: '/returns/2025',
                  },
                  {
                    id: 'older',
                    type: 'collapse',
                    title: 'Older',
                    children: [
                      {
                        id: 'archive-2024',
                        type: 'item',
                        title: 'Returns of 2024',
                        url: '/returns/2024',
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'settings',
    type: 'group',
    title: 'Application Settings',
    children: [
      { id: 'plans', type: 'item', title: 'Listing plans', url: '/listing/plan', icon: 'layers' },
      { id: 'line', type: 'divider', title: '' },
      {
        id: 'register',
        type: 'link',
        title: 'Trade register',
        url: 'https://register.example/',
        icon: 'building',
      },
    ],
  },
]
