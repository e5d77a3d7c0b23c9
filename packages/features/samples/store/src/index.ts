import { formWords } from '@console/form/words'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { list } from '@console/list'
import { listWords } from '@console/list/words'
import { pressWritesWords } from '@console/press-writes/words'
import { record } from '@console/record'
import { recordWords } from '@console/record/words'
import { storePaths } from './paths'
import { storeWords } from './words'

/** Store of the sample apps (specification 1 and 3), which sells canvas prints: products and orders. */
export const store = defineFeature({
  id: 'store',
  uses: [formWords, listWords, pressWritesWords, recordWords],
  redirects: { [storePaths.app]: storePaths.products },
  routes: [
    list(storePaths.products, 'products.title', () => import('./productList')),
    operatorRoute(storePaths.product, 'product.title', () =>
      import('./ProductScreen/ProductScreen').then((m) => m.ProductScreen),
    ),
    list(storePaths.orders, 'orders.title', () => import('./orderList')),
    record(storePaths.order, 'order.title', () => import('./order/orderRecord')),
  ],
  finds: { title: 'store.title', fetch: () => import('./find').then((m) => m.find) },
  words: storeWords,
})
