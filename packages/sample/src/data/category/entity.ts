import { categories } from '@console/domain/category'
import type { Entity } from '../../store/entity'
import { placeEntity } from '../../structures/places'
import { categoryRows, categorySeeds, type StoredCategory } from './rows'

/** Stored categories of the catalogue. */
export const categoryEntity: Entity<StoredCategory> = {
  name: categories.id,
  seed: categoryRows,
  token: 'nodeId',
}

/** Their positions. */
export const categoryPlaces = placeEntity(categories, categorySeeds)
