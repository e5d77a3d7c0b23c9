import { pathTo } from '@console/core/structures'
import type { Entity } from '../../store/entity'
import type { SampleDatabase } from '../../store/store'
import { productEntity } from '../product/entity'
import { serviceEntity } from '../service-product/entity'
import { categoryEntity, categoryPlaces } from './entity'
import { onceOf } from '../../random/once'

/** An item in a category. */
interface Sold {
  version: number
  secureToken: string
  category: { categoryId: string; path: string[] }
}

const sold = [productEntity, serviceEntity] as unknown as readonly Entity<Sold>[]

/** Number of rows directly in each category; counted once for every state of a list. */
const countsOf = onceOf((rows: readonly Sold[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { category } of rows)
    counts.set(category.categoryId, (counts.get(category.categoryId) ?? 0) + 1)
  return counts
})

/** Number of products and services directly in a category. */
export function countIn(nodeId: string, database: SampleDatabase): number {
  return sold.reduce((sum, entity) => sum + (countsOf(database.rows(entity)).get(nodeId) ?? 0), 0)
}

/** Moves all products and services of one category to another. */
export function moveRecords(from: string, to: string, database: SampleDatabase, by: string): void {
  const path = pathTo(database.rows(categoryPlaces), to).flatMap(
    ({ nodeId }) => database.find(categoryEntity, nodeId)?.name.en ?? [],
  )
  for (const entity of sold)
    for (const row of database.rows(entity).filter(({ category }) => category.categoryId === from))
      database.change(entity, row.secureToken, { category: { categoryId: to, path } }, by)
}
