import { recordMessages } from '@console/record/messages'
import { defineMessages } from '@console/core/i18n'
import { returnVoucherMessages } from '@console/domain/return-voucher/messages'
import { defineFeature } from '@console/core/routes'
import { orderPaths } from '@console/domain/order'
import { marketplaceMessages } from '@console/marketplace/messages'
import { orderMessages } from '@console/domain/order/messages'
import { list } from '@console/list'
import { record } from '@console/record'

/** Orders of all channels, and single orders (specification 2). */
export const orders = defineFeature({
  id: 'orders',
  uses: [recordMessages, orderMessages, returnVoucherMessages, marketplaceMessages],
  routes: [
    list(orderPaths.b2c, 'b2c.title', () => import('./b2cOrders')),
    list(orderPaths.b2b, 'b2b.title', () => import('./b2bOrders')),
    list(orderPaths.agents, 'agents.title', () => import('./agentsOrders')),
    list(orderPaths.manual, 'manual.title', () => import('./manual/manualOrders')),
    record(orderPaths.details, 'record.title', () => import('./order')),
  ],
  messages: defineMessages('orders', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
