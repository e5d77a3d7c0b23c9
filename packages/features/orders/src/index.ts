import { recordWords } from '@console/record/words'
import { defineWords } from '@console/core/i18n'
import { returnVoucherWords } from '@console/domain/return-voucher/words'
import { defineFeature } from '@console/core/routes'
import { orderPaths } from '@console/domain/order'
import { marketplaceWords } from '@console/marketplace/words'
import { orderWords } from '@console/domain/order/words'
import { list } from '@console/list'
import { record } from '@console/record'

/** Orders of all channels, and single orders (specification 2). */
export const orders = defineFeature({
  id: 'orders',
  uses: [recordWords, orderWords, returnVoucherWords, marketplaceWords],
  routes: [
    list(orderPaths.b2c, 'b2c.title', () => import('./b2cOrders')),
    list(orderPaths.b2b, 'b2b.title', () => import('./b2bOrders')),
    list(orderPaths.agents, 'agents.title', () => import('./agentsOrders')),
    list(orderPaths.manual, 'manual.title', () => import('./manual/manualOrders')),
    record(orderPaths.details, 'record.title', () => import('./order')),
  ],
  words: defineWords('orders', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
