import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { afyaProductEntity } from '../afya-product/entity'
import type { StoredAfyaProduct } from '../afya-product/rows'

const byCompany: Index<StoredAfyaProduct> = {
  entity: afyaProductEntity,
  keysOf: ({ companyId }) => [companyId],
}

/** Number of a company's products, in any status. */
export function productCount(companyId: string, database: SampleDatabase): number {
  return database.matching(byCompany, companyId).length
}
