import { branchOf } from '@console/core/structures'
import type { World } from '../../store/store'
import { listingEntity } from '../listing/entity'
import { listingCategoryEntity, listingCategoryPlaces } from './entity'

/** How many listings stand right in a category. */
export function listingsIn(nodeId: string, world: World): number {
  return world.rows(listingEntity).filter(({ subcategory }) => subcategory.token === nodeId).length
}

function refOf(nodeId: string, world: World) {
  return { token: nodeId, label: world.find(listingCategoryEntity, nodeId)?.name.en ?? '' }
}

/** Puts all listings of one subcategory into another; what waits of them stays what was submitted. */
export function moveListings(from: string, to: string, world: World, by: string): void {
  const parentId = world.find(listingCategoryPlaces, to)?.parentId ?? to
  const fields = { subcategory: refOf(to, world), category: refOf(parentId, world) }
  for (const { secureToken, subcategory } of world.rows(listingEntity))
    if (subcategory.token === from) world.change(listingEntity, secureToken, fields, by)
}

/** Listings say what their category is called, and which it is, once it was renamed or moved. */
export function followCategory(nodeId: string, world: World, by: string): void {
  const branch = branchOf(world.rows(listingCategoryPlaces), nodeId)
  const isIn = new Set(branch.map((each) => each.nodeId))
  for (const { secureToken, category, subcategory } of world.rows(listingEntity)) {
    if (!isIn.has(subcategory.token)) continue
    const parentId = world.find(listingCategoryPlaces, subcategory.token)?.parentId ?? ''
    const fields = {
      subcategory: refOf(subcategory.token, world),
      category: refOf(parentId, world),
    }
    const isSame =
      fields.subcategory.label === subcategory.label &&
      fields.category.token === category.token &&
      fields.category.label === category.label
    if (!isSame) world.change(listingEntity, secureToken, fields, by)
  }
}
