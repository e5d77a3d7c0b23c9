import { itemApproval } from '@console/domain/item'
import { productFields } from '@console/domain/product'
import { productEntity } from '../product/entity'
import type { ActionableRow } from '@console/core/workflows'
import type { Account } from '../../accounts/accounts'
import { approvalDecisions } from '../shared/approvalDecisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import type { SampleDatabase } from '../../store/store'
import { lastProductSubmission } from '../product/history'
import { itemAnswers } from '../item/answers'
import { isHidden } from '../item/isHidden'
import { productChecksOf } from '../product/details'
import type { Product } from '../product/rows'
import * as z from 'zod/mini'

/** Typical queries of a reviewer, the first time and again. */
const queries = [
  'submission=waiting&sort=dueAt',
  'approvalStatus=approved&sort=-approvedAt&pageSize=100',
  'sort=name,-submittedAt&facets=approvalStatus,checks,submissionKind,overdue',
  'q=sugar 500',
  'q=مؤسسة',
  'sort=-business&page=20&pageSize=100',
  'claimedBy=none&submittedFrom=2026-06-01&overdue=true',
]

/** Measures calls for a page of 2 000 products, in milliseconds: the slowest, and its query. */
export function measureList(
  database: SampleDatabase,
  account: Account,
): { slowest: number; query: string } {
  const row = z.custom<ActionableRow>()
  const products = resourceEndpoints({
    resource: {
      id: 'products',
      base: 'business',
      path: '/products',
      row,
      detail: row,
      fields: productFields,
      tokenOf: () => '',
      nameOf: () => '',
      revisionOf: () => 1,
      workflows: [itemApproval],
    },
    entity: productEntity,
    answers: itemAnswers,
    toRow: (product) => product,
    toDetail: (product) => product,
    decisions: [
      approvalDecisions<Product>({
        slaHours: () => 24,
        checks: productChecksOf,
        lastSubmission: lastProductSubmission,
        hiddenBy: (product, database) =>
          isHidden(product, database) ? 'business_suspended' : null,
      }),
    ],
    past: () => [],
  })

  let slowest = { slowest: 0, query: '' }
  for (const query of [...queries, ...queries]) {
    const begun = performance.now()
    products.readPage({ database, account }, new URLSearchParams(query))
    const taken = performance.now() - begun
    if (taken > slowest.slowest) slowest = { slowest: taken, query }
  }
  return slowest
}
