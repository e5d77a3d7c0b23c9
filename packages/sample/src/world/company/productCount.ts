import type { World } from '../../store/store'
import { afyaProductEntity } from '../afya-product/entity'
import type { StoredAfyaProduct } from '../afya-product/rows'

const counted = new WeakMap<readonly StoredAfyaProduct[], ReadonlyMap<string, number>>()

/** How many products a company has, in whichever status. */
export function productCount(companyId: string, world: World): number {
  const products = world.rows(afyaProductEntity)
  let counts = counted.get(products)
  if (!counts) counted.set(products, (counts = count(products)))
  return counts.get(companyId) ?? 0
}

function count(products: readonly StoredAfyaProduct[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { companyId } of products) counts.set(companyId, (counts.get(companyId) ?? 0) + 1)
  return counts
}
