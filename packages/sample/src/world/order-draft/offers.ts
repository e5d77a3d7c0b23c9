import { normalizeForSearch } from '@console/core/i18n'
import type { Offer } from '@console/domain/order-draft'
import type { World } from '../../store/store'
import { businessEntity } from '../business/entity'
import { productDetail } from '../product/details'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { onceOf } from '../../draws/once'

/** What is asked of a product where it is sold, and is not in its row. */
type Terms = Pick<ReturnType<typeof productDetail>, 'moq' | 'taxClass'>

/** The least that is sold of a product, and how it is taxed. */
export const termsOfSale = onceOf((product: Product): Terms => {
  const { moq, taxClass } = productDetail(product)
  return { moq, taxClass }
})

/** Whether a product can be ordered now: it is live, and so is its business. */
export function isSold({ approvalStatus, business }: Product, { find }: World): boolean {
  return (
    approvalStatus === 'approved' &&
    find(businessEntity, business.token)?.approvalStatus === 'approved'
  )
}

/** A product as it is offered now. */
export function offerOf(product: Product): Offer {
  const { secureToken, name, sku, gtin, business, price, stock } = product
  return {
    token: secureToken,
    name,
    sku,
    gtin,
    seller: business,
    price,
    moq: termsOfSale(product).moq,
    available: stock.onHand - stock.reserved,
  }
}

const textOf = onceOf(({ name, sku, gtin }: Product) =>
  normalizeForSearch([name, sku, gtin ?? ''].join('\n')),
)

/** The most that a search names. */
export const mostFound = 10

/**
 * What can be ordered, by name or code; one whose code it is stands first, what is out of stock last.
 * @param seller the only one whose products are wanted; null for all
 */
export function findOffers(world: World, q: string, seller: string | null): Offer[] {
  const code = normalizeForSearch(q.trim())
  const words = code.split(' ').filter(Boolean)
  const isCoded = ({ sku, gtin }: Product) => normalizeForSearch(sku) === code || gtin === code
  const found = world
    .rows(productEntity)
    .filter(
      (product) =>
        (seller === null || product.business.token === seller) &&
        words.every((word) => textOf(product).includes(word)) &&
        isSold(product, world),
    )
  const rankOf = (product: Product) =>
    isCoded(product) ? 0 : product.stock.state === 'out' ? 2 : 1
  return found
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, mostFound)
    .map(offerOf)
}
