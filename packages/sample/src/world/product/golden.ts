import { isUpdateOfPrice } from '../item/isUpdateOfPrice'
import { world } from '../../store/store'
import { productDetail, productUpdate } from './details'
import { productEntity } from './entity'
import { goldenProducts } from './seeds'

/** Token of a product that stories and tests rely on. */
export function goldenProduct(name: keyof typeof goldenProducts): string {
  return world.rows(productEntity)[goldenProducts[name]]?.secureToken ?? ''
}

/** Token of the first featured product. */
export function featuredProductToken(): string {
  return world.rows(productEntity).find(({ featured }) => featured !== null)?.secureToken ?? ''
}

/** Token of a product with a waiting update that changes its price, and no field that only the full record has. */
export function productWithUpdateOfPrice(): string {
  const found = world
    .rows(productEntity)
    .find((row) => isUpdateOfPrice(productUpdate(row), productDetail(row).detailUpdate))
  return found?.secureToken ?? ''
}
