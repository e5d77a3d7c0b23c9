import { defineWords } from '@console/core/i18n'
import { recordWords } from '@console/record/words'
import { defineFeature } from '@console/core/routes'
import { salePaths } from '@console/domain/sale'
import { saleWords } from '@console/domain/sale/words'
import { list } from '@console/list'

/** Sales to consumers and to businesses (specification 2). */
export const sales = defineFeature({
  id: 'sales',
  uses: [recordWords, saleWords],
  routes: [
    list(salePaths.b2c, 'b2c.title', () => import('./b2cSales')),
    list(salePaths.b2b, 'b2b.title', () => import('./b2bSales')),
  ],
  words: defineWords('sales', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
