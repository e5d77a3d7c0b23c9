import { lazily, once } from '../../random/once'
import type { Entity } from '../../store/entity'
import { soldOf } from '../order/ordered'
import { type Product, products } from './rows'

/** Adds the number of sold pieces to a product. */
const counted = lazily<number, Pick<Product, 'sold30d'>>({ sold30d: soldOf })

/** Stored products, with their sales, which are computed lazily. */
export const productEntity: Entity<Product> = {
  name: 'products',
  seed: once(() => products().map(counted)),
  token: 'secureToken',
}
