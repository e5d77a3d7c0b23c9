import { defineFeature } from '@console/core/routes'
import { returnPaths } from '@console/domain/return-voucher'
import { list } from '@console/templates'
import type {} from './words/catalogue'

/** What merchants take back of what they sold (specification 2). */
export const merchants = defineFeature({
  id: 'merchants',
  uses: ['templates'],
  routes: [list(returnPaths.list, 'returns.title', () => import('./returns'))],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
