import { defineFeature } from '@console/core/routes'
import { afyaPaths } from '@console/domain/afya-product'
import { afyaProductMessages } from '@console/domain/afya-product/messages'
import { companyPaths } from '@console/domain/company'
import { companyMessages } from '@console/domain/company/messages'
import { list } from '@console/list'
import { listMessages } from '@console/list/messages'
import { record } from '@console/record'
import { recordMessages } from '@console/record/messages'
import { pharmacyMessages } from './messages'

/** Afya: companies that sell medicines, and their products (specification 2). */
export const pharmacy = defineFeature({
  id: 'pharmacy',
  uses: [companyMessages, afyaProductMessages, listMessages, recordMessages],
  routes: [
    list(companyPaths.list, 'companies.title', () => import('./companies/companyList')),
    list(afyaPaths.list, 'products.title', () => import('./products/afyaProductList')),
    record(afyaPaths.details, 'product.record', () => import('./products/afyaProductRecord')),
  ],
  messages: pharmacyMessages,
})
