import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { categoriesPath } from '@console/domain/category'
import { listingCategoryPaths } from '@console/domain/listing-category'
import { structure } from '@console/structure'
import type {} from './words/catalogue'

/** The categories of what is sold, and those of the directory (specification 2). */
export const categories = defineFeature({
  id: 'categories',
  routes: [
    structure(categoriesPath, 'categories.title', () => import('./categories')),
    {
      ...structure(listingCategoryPaths.tree, 'listing.title', () => import('./listingCategories')),
      aliases: [listingCategoryPaths.list],
    },
  ],
  words: defineWords('categories', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
