import { once } from '../../draws/once'
import type { Entity } from '../../store/entity'
import { soldOf } from '../order/ordered'
import { type Product, products } from './rows'

/** A product with how much of it was sold, which is counted when it is looked at. */
function counted(product: Product, index: number): Product {
  return {
    ...product,
    get sold30d() {
      return soldOf(index)
    },
  }
}

/** Products, as the store keeps them. */
export const productEntity: Entity<Product> = {
  name: 'products',
  seed: once(() => products().map(counted)),
  token: 'secureToken',
}
