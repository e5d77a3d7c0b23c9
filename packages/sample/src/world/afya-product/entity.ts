import type { Entity } from '../../store/entity'
import { afyaProducts, type StoredAfyaProduct } from './rows'

/** Afya products, as the store keeps them. */
export const afyaProductEntity: Entity<StoredAfyaProduct> = {
  name: 'afya-products',
  seed: afyaProducts,
  token: 'productId',
}
