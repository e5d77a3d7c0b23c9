import { isSame } from '@console/form'
import { initialProduct, productForm, type ProductValues } from './productForm'
import type { Product } from '../contract'

/**
 * Applies the fields that were changed in the form to the product as it is now.
 * @param read the product the form was filled with
 * @returns null where both sides changed the same field, or where the prices of both no longer agree
 */
export function mergeProduct(
  typed: ProductValues,
  read: Product,
  now: Product,
): ProductValues | null {
  const [before, after] = [initialProduct(read), initialProduct(now)] as const
  const names = Object.keys(before) as (keyof ProductValues)[]
  const changedByBoth = names.some(
    (name) =>
      !isSame(typed[name], before[name]) &&
      !isSame(before[name], after[name]) &&
      !isSame(typed[name], after[name]),
  )
  if (changedByBoth) return null
  const merged = Object.fromEntries(
    names.map((name) => [name, (isSame(typed[name], before[name]) ? after : typed)[name]]),
  )
  return productForm.schema.safeParse(merged).data ?? null
}
