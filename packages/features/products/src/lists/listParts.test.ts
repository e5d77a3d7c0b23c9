import { productEntity } from '@console/sample/product'
import { reviewEntity, fixtureReviews } from '@console/sample/review'
import { serviceEntity } from '@console/sample/service-product'
import { formatsOf } from '@console/core/i18n'
import { database } from '@console/sample'
import { approvalColumns } from '@console/marketplace/approval'
import { csvRows } from '@console/list'
import { expect, test } from 'vitest'
import type { ProductRow } from '@console/domain/product'
import type { ReviewRow } from '@console/domain/review'
import type { ServiceRow } from '@console/domain/service-product'
import { itemColumns } from './itemListParts'
import { productColumns } from './productListParts'
import { reviewColumns } from '../review/reviewListParts'
import { serviceColumns } from './serviceListParts'

const products = database.rows(productEntity) as unknown as readonly ProductRow[]
const services = database.rows(serviceEntity) as unknown as readonly ServiceRow[]
const reviews = database.rows(reviewEntity) as unknown as readonly ReviewRow[]
const context = { formats: formatsOf('en'), t: String, now: new Date('2026-06-15T09:00:00Z') }

test('a missing value is empty instead of a dash, in every list', () => {
  const shared = Object.values(itemColumns)
  const approval = Object.values(approvalColumns)
  const files = [
    csvRows<ProductRow>(
      [...shared, ...Object.values(productColumns), ...approval],
      products,
      context,
    ),
    csvRows<ServiceRow>(
      [...shared, ...Object.values(serviceColumns), ...approval],
      services,
      context,
    ),
    csvRows(Object.values(reviewColumns), reviews, context),
  ]
  expect(files.map((file) => file.length - 1)).toEqual([2000, 400, 1800])
  for (const file of files) expect(file.flat()).not.toContain('–')
})

test('the SKU is a column beside the name, once', () => {
  const [head, line] = csvRows([itemColumns.name, itemColumns.sku], products, context)
  expect(head).toEqual(['column.item', 'column.sku'])
  expect(line).toEqual([products[0]?.name, products[0]?.sku])
})

test('checks are three numbers', () => {
  const { pass, warn, fail } = products[0]!.checksSummary
  expect(csvRows([approvalColumns.checks], products, context).slice(0, 2)).toEqual([
    [
      'marketplace:approval.column.passed',
      'marketplace:approval.column.warned',
      'marketplace:approval.column.failed',
    ],
    [pass, warn, fail],
  ])
})

test('a review has its full text and its identifier', () => {
  const review = reviews[fixtureReviews.longest]!
  const [, line] = csvRows([reviewColumns.body], [review], context)
  expect(line).toEqual([review.title, review.body, review.reviewToken])
  expect(review.body.length).toBeGreaterThan(2000)
})
