import type { Entity } from '../../store/entity'
import { type Product, products } from './rows'

/** Products, as the store keeps them. */
export const productEntity: Entity<Product> = {
  name: 'products',
  seed: products,
  token: 'secureToken',
}
