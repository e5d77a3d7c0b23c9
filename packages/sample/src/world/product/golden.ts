import { isUpdateOfPrice } from '../item/isUpdateOfPrice'
import { world } from '../../store/store'
import { productDetail, productUpdate } from './details'
import { productEntity } from './entity'
import { goldenProducts } from './seeds'

/** The token of a product that stories and tests rely on. */
export function goldenProduct(name: keyof typeof goldenProducts): string {
  return world.rows(productEntity)[goldenProducts[name]]?.secureToken ?? ''
}

/** The token of the first featured product. */
export function featuredProductToken(): string {
  return world.rows(productEntity).find(({ featured }) => featured !== null)?.secureToken ?? ''
}

/** The token of a product of which an update waits that changes its price, and nothing that only whole products have. */
export function productWithUpdateOfPrice(): string {
  const found = world
    .rows(productEntity)
    .find((row) => isUpdateOfPrice(productUpdate(row), productDetail(row).detailUpdate))
  return found?.secureToken ?? ''
}
