import {
  goldenProducts,
  goldenServices,
  productDetail,
  productHistory,
  reviewDetail,
  reviewHistory,
  serviceDetail,
  serviceHistory,
  world,
} from '@console/core/mocks'
import { history } from '@console/core/contracts'
import { expect, test } from 'vitest'
import {
  productDetail as productSchema,
  reviewDetail as reviewSchema,
  serviceDetail as serviceSchema,
} from '../contract'

/** A record as the endpoints answer it. */
function answered<Row extends { submission: object | null }>(row: Row) {
  const { submission } = row
  return { ...row, _actions: [], submission: submission && { ...submission, overdue: false } }
}

test('every product, with all that is known of it, has the contract’s shape', () => {
  for (const row of world.rows('products')) {
    const detail = { ...answered(row), ...productDetail(row) }
    expect(productSchema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: productHistory(row) }).error?.issues).toBeUndefined()
  }
})

test('every service, with all that is known of it, has the contract’s shape', () => {
  for (const row of world.rows('serviceProducts')) {
    const detail = { ...answered(row), ...serviceDetail(row) }
    expect(serviceSchema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: serviceHistory(row) }).error?.issues).toBeUndefined()
  }
})

test('every review, with all that is known of it, has the contract’s shape', () => {
  for (const row of world.rows('reviews')) {
    const detail = { ...row, _actions: [], ...reviewDetail(row) }
    expect(reviewSchema.safeParse(detail).error?.issues).toBeUndefined()
    expect(history.safeParse({ items: reviewHistory(row) }).error?.issues).toBeUndefined()
  }
})

test('golden updates change twelve fields', () => {
  const product = world.rows('products')[goldenProducts.manyChanges]!
  expect(productDetail(product).pendingChanges).toHaveLength(12)
  const service = world.rows('serviceProducts')[goldenServices.manyChanges]!
  expect(serviceDetail(service).pendingChanges).toHaveLength(12)
})
