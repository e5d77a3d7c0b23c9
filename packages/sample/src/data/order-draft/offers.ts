import { normalizeForSearch } from '@console/core/i18n'
import type { Offer } from '@console/domain/order-draft'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import { productDetail } from '../product/details'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { onceOf } from '../../random/once'

/** Terms of sale of a product that are not in its row. */
type Terms = Pick<ReturnType<typeof productDetail>, 'moq' | 'taxClass'>

/** Minimum quantity and tax class of a product. */
export const termsOfSale = onceOf((product: Product): Terms => {
  const { moq, taxClass } = productDetail(product)
  return { moq, taxClass }
})

/** Checks whether a product can be ordered now: it is live, and so is its business. */
export function isSold({ approvalStatus, business }: Product, { find }: SampleDatabase): boolean {
  return (
    approvalStatus === 'approved' &&
    find(businessEntity, business.token)?.approvalStatus === 'approved'
  )
}

/** Current offer of a product. */
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

/** Maximum results of a search. */
export const maxHits = 10

/**
 * Searches products to order, by name or code; an exact code comes first, products out of stock last.
 * @param seller restricts the search to one seller's products; null for all
 */
export function findOffers(database: SampleDatabase, q: string, seller: string | null): Offer[] {
  const code = normalizeForSearch(q.trim())
  const words = code.split(' ').filter(Boolean)
  const isCoded = ({ sku, gtin }: Product) => normalizeForSearch(sku) === code || gtin === code
  const found = database
    .rows(productEntity)
    .filter(
      (product) =>
        (seller === null || product.business.token === seller) &&
        words.every((word) => textOf(product).includes(word)) &&
        isSold(product, database),
    )
  const rankOf = (product: Product) =>
    isCoded(product) ? 0 : product.stock.state === 'out' ? 2 : 1
  return found
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, maxHits)
    .map(offerOf)
}
