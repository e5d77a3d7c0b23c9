import type { Asking, CategoryInputs } from '@console/domain/input'
import type { Place } from '../../structures/places'
import { categoryPlaces } from '../category/entity'
import { definitionsIn, type Looked } from '../input/now'
import { listingCategoryPlaces } from '../listing-category/entity'
import { categoryInputsEntity } from './entity'

/** What a category asks itself; nothing, at version 0, where nothing was ever written for it. */
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

/** What a category and those above it ask, each itself, from the outermost on. */
export function lineageIn(world: Looked, categoryId: string): CategoryInputs[] {
  const own = categoryInputsIn(world, categoryId)
  return own.inheritsFrom === null ? [own] : [...lineageIn(world, own.inheritsFrom), own]
}

/** Whether there is such a category. */
export function hasCategory(world: Looked, categoryId: string): boolean {
  return placeOf(world, categoryId) !== undefined
}

/** Where a category of what is sold, or one of the directory, stands. */
function placeOf(world: Looked, categoryId: string): Place | undefined {
  return world.find(categoryPlaces, categoryId) ?? world.find(listingCategoryPlaces, categoryId)
}

/** All that is asked, and where. */
export function askingIn(world: Looked): Asking {
  return {
    documents: world
      .rows(categoryInputsEntity)
      .map(({ categoryId }) => categoryInputsIn(world, categoryId)),
    lineageOf: (categoryId) => lineageIn(world, categoryId),
    definitions: definitionsIn(world),
  }
}
