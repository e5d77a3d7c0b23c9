import type { Asking, CategoryInputs } from '@console/domain/input'
import type { Place } from '../../structures/places'
import { categoryPlaces } from '../category/entity'
import { definitionsIn, type Looked } from '../input/now'
import { listingCategoryPlaces } from '../listing-category/entity'
import { categoryInputsEntity } from './entity'

/** Inputs of a category itself; empty, at version 0, if none were ever written. */
export function categoryInputsIn(world: Looked, categoryId: string): CategoryInputs {
  const { version, groups } = world.find(categoryInputsEntity, categoryId) ?? {
    version: 0,
    groups: [],
  }
  return {
    categoryId,
    version,
    groups,
    inheritsFrom: placeOf(world, categoryId)?.parentId ?? null,
  }
}

/** Own inputs of a category and of each category above it, from the outermost on. */
export function lineageIn(world: Looked, categoryId: string): CategoryInputs[] {
  const own = categoryInputsIn(world, categoryId)
  return own.inheritsFrom === null ? [own] : [...lineageIn(world, own.inheritsFrom), own]
}

/** Checks whether there is such a category. */
export function hasCategory(world: Looked, categoryId: string): boolean {
  return placeOf(world, categoryId) !== undefined
}

/** Position of a category of the catalogue or the directory. */
function placeOf(world: Looked, categoryId: string): Place | undefined {
  return world.find(categoryPlaces, categoryId) ?? world.find(listingCategoryPlaces, categoryId)
}

/** All inputs in use, and their categories. */
export function askingIn(world: Looked): Asking {
  return {
    documents: world
      .rows(categoryInputsEntity)
      .map(({ categoryId }) => categoryInputsIn(world, categoryId)),
    lineageOf: (categoryId) => lineageIn(world, categoryId),
    definitions: definitionsIn(world),
  }
}
