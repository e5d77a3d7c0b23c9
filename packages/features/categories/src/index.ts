import { defineMessages } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { categoriesPath } from '@console/domain/category'
import { listingCategoryPaths } from '@console/domain/listing-category'
import { detailsMessages } from '@console/details/messages'
import { listMessages } from '@console/list/messages'
import { listingMessages } from '@console/domain/listing/messages'
import { masterDetailMessages } from '@console/master-detail/messages'
import { marketplaceMessages } from '@console/marketplace/messages'
import { recordMessages } from '@console/record/messages'
import { structure } from '@console/structure'
import { structureMessages } from '@console/structure/messages'

/** Further messages of the screens of a category of the directory. */
const detailsUse = [listingMessages, masterDetailMessages]

/** Categories of items, and those of the directory (specification 2). */
export const categories = defineFeature({
  id: 'categories',
  uses: [detailsMessages, listMessages, marketplaceMessages, recordMessages, structureMessages],
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
  messages: defineMessages('categories', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
