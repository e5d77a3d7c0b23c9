import type { Asking, CategoryInputs } from '@console/domain/input'
import type { Place } from '../../structures/places'
import { categoryPlaces } from '../category/entity'
import { definitionsIn, type Looked } from '../input/current'
import { listingCategoryPlaces } from '../listing-category/entity'
import { categoryInputsEntity } from './entity'

/** Inputs of a category itself; empty, at version 0, if none were ever written. */
export function categoryInputsIn(database: Looked, categoryId: string): CategoryInputs {
  const { version, groups } = database.find(categoryInputsEntity, categoryId) ?? {
    version: 0,
    groups: [],
  }
  return {
    categoryId,
    version,
    groups,
    inheritsFrom: placeOf(database, categoryId)?.parentId ?? null,
  }
}

/** Own inputs of a category and of each category above it, from the outermost on. */
export function lineageIn(database: Looked, categoryId: string): CategoryInputs[] {
  const own = categoryInputsIn(database, categoryId)
  return own.inheritsFrom === null ? [own] : [...lineageIn(database, own.inheritsFrom), own]
}

/** Checks whether there is such a category. */
export function hasCategory(database: Looked, categoryId: string): boolean {
  return placeOf(database, categoryId) !== undefined
}

/** Position of a category of the catalogue or the directory. */
function placeOf(database: Looked, categoryId: string): Place | undefined {
  return (
    database.find(categoryPlaces, categoryId) ?? database.find(listingCategoryPlaces, categoryId)
  )
}

/** All inputs in use, and their categories. */
export function askingIn(database: Looked): Asking {
  return {
    documents: database
      .rows(categoryInputsEntity)
      .map(({ categoryId }) => categoryInputsIn(database, categoryId)),
    lineageOf: (categoryId) => lineageIn(database, categoryId),
    definitions: definitionsIn(database),
  }
}
