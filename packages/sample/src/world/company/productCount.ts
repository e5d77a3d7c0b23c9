import type { World } from '../../store/store'
import type { Index } from '../../store/table'
import { afyaProductEntity } from '../afya-product/entity'
import type { StoredAfyaProduct } from '../afya-product/rows'

const byCompany: Index<StoredAfyaProduct> = {
  entity: afyaProductEntity,
  keysOf: ({ companyId }) => [companyId],
}

/** How many products a company has, in whichever status. */
export function productCount(companyId: string, world: World): number {
  return world.matching(byCompany, companyId).length
}
