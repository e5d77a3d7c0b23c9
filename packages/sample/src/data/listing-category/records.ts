import type { Ref } from '@console/core/contracts'
import { branchOf } from '@console/core/structures'
import type { SampleDatabase } from '../../store/store'
import { listingEntity } from '../listing/entity'
import { listingCategoryEntity, listingCategoryPlaces } from './entity'

/** Number of listings directly in a category. */
export function listingsIn(nodeId: string, database: SampleDatabase): number {
  return database.rows(listingEntity).filter(({ subcategory }) => subcategory.token === nodeId)
    .length
}

/** References to a subcategory and its category; one without subcategories is both. */
export function refsOf(nodeId: string, database: SampleDatabase) {
  const parentId = database.find(listingCategoryPlaces, nodeId)?.parentId ?? nodeId
  return { subcategory: refOf(nodeId, database), category: refOf(parentId, database) }
}

function refOf(nodeId: string, database: SampleDatabase) {
  const names = database.find(listingCategoryEntity, nodeId)?.name
  return { token: nodeId, label: names?.en ?? '', names }
}

/** Moves all listings of one subcategory to another; their waiting submissions stay as submitted. */
export function moveListings(from: string, to: string, database: SampleDatabase, by: string): void {
  const fields = refsOf(to, database)
  for (const { secureToken, subcategory } of database.rows(listingEntity))
    if (subcategory.token === from) database.change(listingEntity, secureToken, fields, by)
}

/** Updates the category of listings after it was renamed or moved. */
export function followCategory(nodeId: string, database: SampleDatabase, by: string): void {
  const branch = branchOf(database.rows(listingCategoryPlaces), nodeId)
  const isIn = new Set(branch.map((each) => each.nodeId))
  for (const { secureToken, category, subcategory } of database.rows(listingEntity)) {
    if (!isIn.has(subcategory.token)) continue
    const fields = refsOf(subcategory.token, database)
    const isFollowed = isSame(fields.subcategory, subcategory) && isSame(fields.category, category)
    if (!isFollowed) database.change(listingEntity, secureToken, fields, by)
  }
}

/** Checks whether two references have the same record and the same names. */
function isSame(one: Ref, other: Ref): boolean {
  const names = [one.names, other.names]
  return (
    one.token === other.token &&
    one.label === other.label &&
    (['en', 'tr', 'ar'] as const).every((language) => names[0]?.[language] === names[1]?.[language])
  )
}
