import { expect, test } from 'vitest'
import type { Product } from '../contract'
import { sampleProducts } from '../mocks/sampleProducts'
import { mergeProduct } from './ProductScreen'
import { initialProduct, productForm, type ProductValues } from './productForm'

const read: Product = {
  ...sampleProducts[0]!,
  priceTaxExcl: 10,
  priceTaxIncl: 11,
  taxRate: 10,
  quantity: 101,
}

const typed = (changes: Partial<ProductValues>): ProductValues => ({
  ...productForm.schema.parse(initialProduct(read)),
  ...changes,
})

const usd = (amount: number) => ({ amount, currency: 'USD' as const })

test('keeps the fields that only the other side changed', () => {
  const merged = mergeProduct(typed({ name: 'Hills' }), read, { ...read, quantity: 77 })
  expect(merged).toMatchObject({ name: 'Hills', quantity: 77 })
})

test('accepts a field that both changed to the same value', () => {
  expect(mergeProduct(typed({ quantity: 77 }), read, { ...read, quantity: 77 })).toMatchObject({
    quantity: 77,
  })
})

test('refuses a field that both changed', () => {
  expect(mergeProduct(typed({ quantity: 55 }), read, { ...read, quantity: 77 })).toBeNull()
  expect(mergeProduct(typed({ tags: ['quiet'] }), read, { ...read, tags: ['loud'] })).toBeNull()
})

test('refuses prices that agree on each side and not together', () => {
  const raised = typed({ net: usd(2000), gross: usd(2200) })
  expect(mergeProduct(raised, read, { ...read, quantity: 77 })).toMatchObject({ quantity: 77 })
  expect(mergeProduct(raised, read, { ...read, taxRate: 20, priceTaxExcl: 9.17 })).toBeNull()
})
