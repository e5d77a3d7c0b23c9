import { lazily, once } from '../../draws/once'
import type { Entity } from '../../store/entity'
import { soldOf } from '../order/ordered'
import { type Product, products } from './rows'

/** Puts into a product how much of it was sold. */
const counted = lazily<number, Pick<Product, 'sold30d'>>({ sold30d: soldOf })

/** Products, as the store keeps them: with how much of each was sold, which is counted when it is looked at. */
export const productEntity: Entity<Product> = {
  name: 'products',
  seed: once(() => products().map(counted)),
  token: 'secureToken',
}
