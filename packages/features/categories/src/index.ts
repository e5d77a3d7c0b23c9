import { defineWords } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { categoriesPath } from '@console/domain/category'
import { listingCategoryPaths } from '@console/domain/listing-category'
import { factsWords } from '@console/facts/words'
import { listWords } from '@console/list/words'
import { listingWords } from '@console/domain/listing/words'
import { masterDetailWords } from '@console/master-detail/words'
import { marketplaceWords } from '@console/marketplace/words'
import { recordWords } from '@console/record/words'
import { structure } from '@console/structure'
import { structureWords } from '@console/structure/words'

/** Further messages of the screens of a category of the directory. */
const detailsUse = [listingWords, masterDetailWords]

/** Categories of items, and those of the directory (specification 2). */
export const categories = defineFeature({
  id: 'categories',
  uses: [factsWords, listWords, marketplaceWords, recordWords, structureWords],
  routes: [
    structure(categoriesPath, 'categories.title', () => import('./categories')),
    structure(listingCategoryPaths.tree, 'listing.title', () => import('./listingCategories')),
    operatorRoute(listingCategoryPaths.list, 'listing.title', () =>
      import('./table/CategoryTableScreen').then((m) => m.CategoryTableScreen),
    ),
    {
      ...operatorRoute(listingCategoryPaths.category, 'listing.title', () =>
        import('./details/CategoryScreen').then((m) => m.CategoryScreen),
      ),
      uses: detailsUse,
    },
    {
      ...operatorRoute(listingCategoryPaths.subcategory, 'listing.title', () =>
        import('./details/CategoryScreen').then((m) => m.CategoryScreen),
      ),
      uses: detailsUse,
    },
  ],
  words: defineWords('categories', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
