import { defineFeature } from '@console/core/routes'
import { salePaths } from '@console/domain/sale'
import { list } from '@console/list'
import type {} from './words/catalogue'

/** Sales to consumers and to businesses (specification 2). */
export const sales = defineFeature({
  id: 'sales',
  uses: ['templates'],
  routes: [
    list(salePaths.b2c, 'b2c.title', () => import('./b2cSales')),
    list(salePaths.b2b, 'b2b.title', () => import('./b2bSales')),
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
