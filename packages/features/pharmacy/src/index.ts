import { defineFeature } from '@console/core/routes'
import { afyaPaths } from '@console/domain/afya-product'
import { afyaProductWords } from '@console/domain/afya-product/words'
import { companyPaths } from '@console/domain/company'
import { companyWords } from '@console/domain/company/words'
import { list } from '@console/list'
import { listWords } from '@console/list/words'
import { record } from '@console/record'
import { recordWords } from '@console/record/words'
import { pharmacyWords } from './words'

/** Afya: companies that sell medicines, and their products (specification 2). */
export const pharmacy = defineFeature({
  id: 'pharmacy',
  uses: [companyWords, afyaProductWords, listWords, recordWords],
  routes: [
    list(companyPaths.list, 'companies.title', () => import('./companies/companyList')),
    list(afyaPaths.list, 'products.title', () => import('./products/afyaProductList')),
    record(afyaPaths.details, 'product.record', () => import('./products/afyaProductRecord')),
  ],
  words: pharmacyWords,
})
