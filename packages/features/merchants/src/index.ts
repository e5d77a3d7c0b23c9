import { marketplaceWords } from '@console/marketplace/words'
import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { merchantSalePaths } from '@console/domain/merchant-sale'
import { merchantSaleWords } from '@console/domain/merchant-sale/words'
import { orderWords } from '@console/domain/order/words'
import { returnPaths } from '@console/domain/return-voucher'
import { returnVoucherWords } from '@console/domain/return-voucher/words'
import { list } from '@console/list'
import { record } from '@console/record'

/** Payments at merchants' tills, and returns to merchants (specification 2). */
export const merchants = defineFeature({
  id: 'merchants',
  uses: [marketplaceWords, merchantSaleWords, orderWords, returnVoucherWords],
  routes: [
    list(merchantSalePaths.list, 'merchantSales.title', () => import('./merchantSales')),
    record(merchantSalePaths.details, 'merchantSales.record', () => import('./merchantSale')),
    list(returnPaths.list, 'returns.title', () => import('./returns')),
  ],
  words: defineWords('merchants', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
