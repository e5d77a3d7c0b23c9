import type { Entity } from '../../store/entity'
import { afyaProducts, type StoredAfyaProduct } from './rows'

/** Stored Afya products. */
export const afyaProductEntity: Entity<StoredAfyaProduct> = {
  name: 'afya-products',
  seed: afyaProducts,
  token: 'productId',
}
