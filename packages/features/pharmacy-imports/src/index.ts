import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { afyaPaths } from '@console/domain/afya-product'
import { companyPaths } from '@console/domain/company'
import { importing } from '@console/import'
import type {} from './words/catalogue'

/** What of the pharmacy is imported from spreadsheets (specification 2). */
export const pharmacyImports = defineFeature({
  id: 'pharmacy-imports',
  routes: [
    importing(companyPaths.upload, 'companies.title', () => import('./companyUpload')),
    importing(afyaPaths.upload, 'products.title', () => import('./afyaProductUpload')),
  ],
  words: defineWords('pharmacy-imports', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
