import { categories } from '@console/domain/category'
import type { Entity } from '../../store/entity'
import { placeEntity } from '../../structures/places'
import { categoryRows, categorySeeds, type StoredCategory } from './rows'

/** Categories of what is sold, as the store keeps them. */
export const categoryEntity: Entity<StoredCategory> = {
  name: categories.id,
  seed: categoryRows,
  token: 'nodeId',
}

/** Where they stand. */
export const categoryPlaces = placeEntity(categories, categorySeeds)
