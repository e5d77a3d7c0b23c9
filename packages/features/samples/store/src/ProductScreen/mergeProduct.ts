import { isSame } from '@console/form'
import { initialProduct, productForm, type ProductValues } from './productForm'
import type { Product } from '../contract'

/**
 * Applies the fields changed in the form to the current product.
 * @param read product that the form was filled with
 * @returns null if both sides changed the same field, or if the resulting prices do not match
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
