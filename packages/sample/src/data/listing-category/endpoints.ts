import { type CategoryValues, textOf } from '@console/domain/category'
import { listingCategories, type ListingCategory } from '@console/domain/listing-category'
import { structureEndpoints } from '../../structures/structureEndpoints'
import { faultsOf } from '../category/faults'
import { listingCategoryEntity, listingCategoryPlaces, type StoredListingCategory } from './entity'
import { followCategory, listingsIn, moveListings } from './records'

/** Endpoints of the categories of the directory. */
export const listingCategoryEndpoints = structureEndpoints<
  ListingCategory,
  CategoryValues,
  StoredListingCategory
>({
  structure: listingCategories,
  nodes: listingCategoryEntity,
  places: listingCategoryPlaces,
  toNode: (row, { parentId }, database) => ({
    ...row,
    parentId,
    listingCount: listingsIn(row.nodeId, database),
  }),
  toFields: ({ name, slug, icon }) => ({ name: textOf(name), slug, icon }),
  toNew: () => ({ isActive: true }),
  transition: ({ isActive }, action) =>
    isActive === (action === 'activate') ? null : { isActive: !isActive },
  faults: faultsOf,
  records: { count: listingsIn, move: moveListings, follow: followCategory },
})
