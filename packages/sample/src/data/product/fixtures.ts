import { isUpdateOfPrice } from '../item/isUpdateOfPrice'
import { database } from '../../store/store'
import { productDetail, productUpdate } from './details'
import { productEntity } from './entity'
import { fixtureProducts } from './seeds'

/** Token of a product that stories and tests rely on. */
export function fixtureProduct(name: keyof typeof fixtureProducts): string {
  return database.rows(productEntity)[fixtureProducts[name]]?.secureToken ?? ''
}

/** Token of the first featured product. */
export function featuredProductToken(): string {
  return database.rows(productEntity).find(({ featured }) => featured !== null)?.secureToken ?? ''
}

/** Token of a product with a waiting update that changes its price, and no field that only the full record has. */
export function productWithUpdateOfPrice(): string {
  const found = database
    .rows(productEntity)
    .find((row) => isUpdateOfPrice(productUpdate(row), productDetail(row).detailUpdate))
  return found?.secureToken ?? ''
}
