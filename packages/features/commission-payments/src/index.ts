import { defineFeature } from '@console/core/routes'
import type {} from './words/catalogue'

/** Commission that agents have earned, and its payment (specification 2). */
export const commissionPayments = defineFeature({
  id: 'commission-payments',
  uses: ['templates'],
  routes: [],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
