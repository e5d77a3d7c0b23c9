import { defineMessages } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { afyaPaths } from '@console/domain/afya-product'
import { afyaProductMessages } from '@console/domain/afya-product/messages'
import { companyPaths } from '@console/domain/company'
import { companyMessages } from '@console/domain/company/messages'
import { formMessages } from '@console/form/messages'
import { importing } from '@console/import'
import { unfinishedImportsMessages } from '@console/import/unfinished/messages'
import { importMessages } from '@console/import/messages'

/** Imports of the pharmacy from files: companies, products and their pictures (specification 2). */
export const pharmacyImports = defineFeature({
  id: 'pharmacy-imports',
  uses: [companyMessages, afyaProductMessages, formMessages, importMessages],
  routes: [
    importing(companyPaths.upload, 'companies.title', () => import('./companyUpload')),
    importing(afyaPaths.upload, 'products.title', () => import('./afyaProductUpload')),
    operatorRoute(afyaPaths.images, 'pictures.title', () =>
      import('./pictures/ProductPicturesScreen').then((m) => m.ProductPicturesScreen),
    ),
  ],
  backgroundTask: {
    messages: unfinishedImportsMessages,
    fetch: () => import('./PharmacyNotices').then((m) => m.PharmacyNotices),
  },
  messages: defineMessages('pharmacy-imports', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
