import { defineWords } from '@console/core/i18n'
import { marketplaceWords } from '@console/marketplace/words'
import { defineFeature } from '@console/core/routes'
import { collectionPaths } from '@console/domain/commission-collection'
import { commissionCollectionWords } from '@console/domain/commission-collection/words'
import { voucherPaths } from '@console/domain/commission-voucher'
import { commissionVoucherWords } from '@console/domain/commission-voucher/words'
import { list } from '@console/list'
import { record } from '@console/record'

/** Earned commission and its payment (specification 2). */
export const commissionPayments = defineFeature({
  id: 'commission-payments',
  uses: [marketplaceWords, commissionVoucherWords, commissionCollectionWords],
  routes: [
    list(collectionPaths.list, 'collections.title', () => import('./collections')),
    list(voucherPaths.list, 'vouchers.title', () => import('./vouchers')),
    record(voucherPaths.details, 'voucher.title', () => import('./voucher')),
  ],
  words: defineWords('commission-payments', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
