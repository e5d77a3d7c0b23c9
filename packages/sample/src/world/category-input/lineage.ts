import type { Asking, CategoryInputs } from '@console/domain/input'
import { categoryPlaces } from '../category/entity'
import { definitionsIn, type Looked } from '../input/now'
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
    inheritsFrom: world.find(categoryPlaces, categoryId)?.parentId ?? null,
  }
}

/** What a category and those above it ask, each itself, from the outermost on. */
export function lineageIn(world: Looked, categoryId: string): CategoryInputs[] {
  const own = categoryInputsIn(world, categoryId)
  return own.inheritsFrom === null ? [own] : [...lineageIn(world, own.inheritsFrom), own]
}

/** Whether there is such a category. */
export function hasCategory(world: Looked, categoryId: string): boolean {
  return world.find(categoryPlaces, categoryId) !== undefined
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
