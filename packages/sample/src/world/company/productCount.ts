import { grouped } from '../../draws/grouped'
import { onceOf } from '../../draws/once'
import type { World } from '../../store/store'
import { afyaProductEntity } from '../afya-product/entity'
import type { StoredAfyaProduct } from '../afya-product/rows'

const byCompany = onceOf((products: readonly StoredAfyaProduct[]) =>
  grouped(products, ({ companyId }) => companyId),
)

/** How many products a company has, in whichever status. */
export function productCount(companyId: string, world: World): number {
  return byCompany(world.rows(afyaProductEntity)).get(companyId)?.length ?? 0
}
