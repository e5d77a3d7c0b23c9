import type { CategoryInputs } from '@console/domain/input'
import { once } from '../../draws/once'
import type { Looked } from '../input/now'
import { products } from '../product/rows'
import { serviceProducts } from '../service-product/rows'
import { categoryInputsEntity } from './entity'

/** The category that another stands in; null for the outermost. */
export function parentOf(categoryId: string): string | null {
  const end = categoryId.lastIndexOf('.')
  return end === -1 ? null : categoryId.slice(0, end)
}

/** What a category asks itself; nothing, at version 0, where nothing was ever written for it. */
export function categoryInputsIn(world: Looked, categoryId: string): CategoryInputs {
  const { version, groups } = world.find(categoryInputsEntity, categoryId) ?? {
    version: 0,
    groups: [],
  }
  return { categoryId, version, groups, inheritsFrom: parentOf(categoryId) }
}

/** What a category and those above it ask, each itself, from the outermost on. */
export function lineageIn(world: Looked, categoryId: string): CategoryInputs[] {
  const own = categoryInputsIn(world, categoryId)
  return own.inheritsFrom === null ? [own] : [...lineageIn(world, own.inheritsFrom), own]
}

/** All categories that anything is sold in, and those that they stand in. */
const categories = once(
  () =>
    new Set(
      [...products(), ...serviceProducts()].flatMap(({ category: { categoryId } }) => {
        const parent = parentOf(categoryId)
        return parent === null ? [categoryId] : [parent, categoryId]
      }),
    ),
)

/** Whether there is such a category. */
export function hasCategory(categoryId: string): boolean {
  return categories().has(categoryId)
}
