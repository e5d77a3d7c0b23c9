import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** Products: one list, read from the server. */
export const products = defineFeature({
  id: 'products',
  routes: [
    {
      pattern: paths.list,
      auth: systemAdmin,
      hasFrame: true,
      title: 'list.title',
      screen: () => import('./ProductsScreen/ProductsScreen').then((m) => m.ProductsScreen),
    },
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
