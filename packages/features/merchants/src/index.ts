import { marketplaceMessages } from '@console/marketplace/messages'
import { defineMessages } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { merchantSalePaths } from '@console/domain/merchant-sale'
import { merchantSaleMessages } from '@console/domain/merchant-sale/messages'
import { orderMessages } from '@console/domain/order/messages'
import { returnPaths } from '@console/domain/return-voucher'
import { returnVoucherMessages } from '@console/domain/return-voucher/messages'
import { list } from '@console/list'
import { record } from '@console/record'

/** Payments at merchants' tills, and returns to merchants (specification 2). */
export const merchants = defineFeature({
  id: 'merchants',
  uses: [marketplaceMessages, merchantSaleMessages, orderMessages, returnVoucherMessages],
  routes: [
    list(merchantSalePaths.list, 'merchantSales.title', () => import('./merchantSales')),
    record(merchantSalePaths.details, 'merchantSales.record', () => import('./merchantSale')),
    list(returnPaths.list, 'returns.title', () => import('./returns')),
  ],
  messages: defineMessages('merchants', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
