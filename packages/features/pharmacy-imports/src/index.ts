import { defineWords } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { afyaPaths } from '@console/domain/afya-product'
import { afyaProductWords } from '@console/domain/afya-product/words'
import { companyPaths } from '@console/domain/company'
import { companyWords } from '@console/domain/company/words'
import { formWords } from '@console/form/words'
import { importing } from '@console/import'
import { unfinishedImportsWords } from '@console/import/unfinished/words'
import { importWords } from '@console/import/words'

/** Imports of the pharmacy from files: companies, products and their pictures (specification 2). */
export const pharmacyImports = defineFeature({
  id: 'pharmacy-imports',
  uses: [companyWords, afyaProductWords, formWords, importWords],
  routes: [
    importing(companyPaths.upload, 'companies.title', () => import('./companyUpload')),
    importing(afyaPaths.upload, 'products.title', () => import('./afyaProductUpload')),
    operatorRoute(afyaPaths.images, 'pictures.title', () =>
      import('./pictures/ProductPicturesScreen').then((m) => m.ProductPicturesScreen),
    ),
  ],
  backgroundTask: {
    words: unfinishedImportsWords,
    fetch: () => import('./PharmacyNotices').then((m) => m.PharmacyNotices),
  },
  words: defineWords('pharmacy-imports', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
