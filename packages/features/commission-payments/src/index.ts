import { defineMessages } from '@console/core/i18n'
import { marketplaceMessages } from '@console/marketplace/messages'
import { defineFeature } from '@console/core/routes'
import { collectionPaths } from '@console/domain/commission-collection'
import { commissionCollectionMessages } from '@console/domain/commission-collection/messages'
import { voucherPaths } from '@console/domain/commission-voucher'
import { commissionVoucherMessages } from '@console/domain/commission-voucher/messages'
import { list } from '@console/list'
import { record } from '@console/record'

/** Earned commission and its payment (specification 2). */
export const commissionPayments = defineFeature({
  id: 'commission-payments',
  uses: [marketplaceMessages, commissionVoucherMessages, commissionCollectionMessages],
  routes: [
    list(collectionPaths.list, 'collections.title', () => import('./collections')),
    list(voucherPaths.list, 'vouchers.title', () => import('./vouchers')),
    record(voucherPaths.details, 'voucher.title', () => import('./voucher')),
  ],
  messages: defineMessages('commission-payments', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
