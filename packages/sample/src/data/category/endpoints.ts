import { type Category, type CategoryValues, categories, textOf } from '@console/domain/category'
import { structureEndpoints } from '../../structures/structureEndpoints'
import { categoryEntity, categoryPlaces } from './entity'
import { countIn, moveRecords } from './records'
import { faultsOf } from './faults'
import type { StoredCategory } from './rows'

/** Endpoints of the categories of the catalogue. */
export const categoryEndpoints = structureEndpoints<Category, CategoryValues, StoredCategory>({
  structure: categories,
  nodes: categoryEntity,
  places: categoryPlaces,
  toNode: ({ kind: _, ...row }, { parentId }, database) => ({
    ...row,
    parentId,
    productCount: countIn(row.nodeId, database),
  }),
  toFields: ({ name, slug, icon }) => ({ name: textOf(name), slug, icon }),
  toNew: (kind) => ({ kind: kind as StoredCategory['kind'], isActive: true }),
  transition: ({ isActive }, action) =>
    isActive === (action === 'activate') ? null : { isActive: !isActive },
  faults: faultsOf,
  records: { count: countIn, move: moveRecords },
})
