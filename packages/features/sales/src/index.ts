import { defineMessages } from '@console/core/i18n'
import { recordMessages } from '@console/record/messages'
import { defineFeature } from '@console/core/routes'
import { salePaths } from '@console/domain/sale'
import { saleMessages } from '@console/domain/sale/messages'
import { list } from '@console/list'

/** Sales to consumers and to businesses (specification 2). */
export const sales = defineFeature({
  id: 'sales',
  uses: [recordMessages, saleMessages],
  routes: [
    list(salePaths.b2c, 'b2c.title', () => import('./b2cSales')),
    list(salePaths.b2b, 'b2b.title', () => import('./b2bSales')),
  ],
  messages: defineMessages('sales', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
