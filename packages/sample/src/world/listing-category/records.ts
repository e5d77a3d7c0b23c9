import type { Ref } from '@console/core/contracts'
import { branchOf } from '@console/core/structures'
import type { World } from '../../store/store'
import { listingEntity } from '../listing/entity'
import { listingCategoryEntity, listingCategoryPlaces } from './entity'

/** Number of listings directly in a category. */
export function listingsIn(nodeId: string, world: World): number {
  return world.rows(listingEntity).filter(({ subcategory }) => subcategory.token === nodeId).length
}

/** References to a subcategory and its category; one without subcategories is both. */
export function refsOf(nodeId: string, world: World) {
  const parentId = world.find(listingCategoryPlaces, nodeId)?.parentId ?? nodeId
  return { subcategory: refOf(nodeId, world), category: refOf(parentId, world) }
}

function refOf(nodeId: string, world: World) {
  const names = world.find(listingCategoryEntity, nodeId)?.name
  return { token: nodeId, label: names?.en ?? '', names }
}

/** Moves all listings of one subcategory to another; their waiting submissions stay as submitted. */
export function moveListings(from: string, to: string, world: World, by: string): void {
  const fields = refsOf(to, world)
  for (const { secureToken, subcategory } of world.rows(listingEntity))
    if (subcategory.token === from) world.change(listingEntity, secureToken, fields, by)
}

/** Updates the category of listings after it was renamed or moved. */
export function followCategory(nodeId: string, world: World, by: string): void {
  const branch = branchOf(world.rows(listingCategoryPlaces), nodeId)
  const isIn = new Set(branch.map((each) => each.nodeId))
  for (const { secureToken, category, subcategory } of world.rows(listingEntity)) {
    if (!isIn.has(subcategory.token)) continue
    const fields = refsOf(subcategory.token, world)
    const isFollowed = isSame(fields.subcategory, subcategory) && isSame(fields.category, category)
    if (!isFollowed) world.change(listingEntity, secureToken, fields, by)
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
