import { formMessages } from '@console/form/messages'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { list } from '@console/list'
import { listMessages } from '@console/list/messages'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { record } from '@console/record'
import { recordMessages } from '@console/record/messages'
import { storePaths } from './paths'
import { storeMessages } from './messages'

/** Store of the sample apps (specification 1 and 3), which sells canvas prints: products and orders. */
export const store = defineFeature({
  id: 'store',
  uses: [formMessages, listMessages, optimisticMutationsMessages, recordMessages],
  redirects: { [storePaths.app]: storePaths.products },
  routes: [
    list(storePaths.products, 'products.title', () => import('./productList')),
    operatorRoute(storePaths.product, 'product.title', () =>
      import('./ProductScreen/ProductScreen').then((m) => m.ProductScreen),
    ),
    list(storePaths.orders, 'orders.title', () => import('./orderList')),
    record(storePaths.order, 'order.title', () => import('./order/orderRecord')),
  ],
  searchProvider: {
    title: 'store.title',
    fetch: () => import('./searchProvider').then((m) => m.search),
  },
  messages: storeMessages,
})
