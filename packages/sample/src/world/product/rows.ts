import type { ProductRow } from '@console/domain/product'
import type { Stored } from '../shared/approvalDecisions'
import type { Money } from '@console/core/contracts'
import { draws } from '../../draws/random'
import { dealt } from '../../draws/dealt'
import { grouped } from '../../draws/grouped'
import { type Category, featuredFlags, itemOf, paintOf } from '../item/items'
import { priceIn } from '../shared/money'
import {
  type Good,
  groupNames,
  type NamedProduct,
  namedProduct,
  type NameStyle,
} from '../names/goods'
import { once } from '../../draws/once'
import { digits, plain } from '../shared/parties'
import { thumbnail } from '../shared/pictures'
import {
  goldenProducts,
  hasImage,
  liveProducts,
  productApprovals,
  productFindings,
  productSellers,
} from './seeds'
import { averageOf, productRatings } from '../review/seeds'

/** The summary row: what lists have of the record. */
export type Product = Stored<ProductRow>

/** The longest name of a product, in characters. */
const longest = 140

/** What each product is called and is. */
export const namedProducts = once((): NamedProduct[] => {
  const styles = dealt<NameStyle>('product', 'style', { plain: 1960, arabic: 20, long: 20 })
  return productSellers().map(({ trade }, index) => {
    const named = namedProduct(
      styles[index] ?? 'plain',
      trade.sells,
      draws('product', index, 'name'),
    )
    return index === goldenProducts.longestName
      ? { ...named, name: `${named.name}, Fresh from the Mill`.slice(0, longest) }
      : named
  })
})

const categories = new Map<Good, Category>()

/** The category of a product; rows share it. */
function categoryOf(index: number): Category {
  const { group, good } = namedProducts()[index] as NamedProduct
  let category = categories.get(good)
  if (!category) {
    const path = [groupNames[group], good.category]
    categories.set(good, (category = { categoryId: path.map(plain).join('.'), path }))
  }
  return category
}

/** The products of each business, by the index of the business. */
export const productsByBusiness = once(() =>
  grouped(productSellers().keys(), (index) => productSellers()[index]?.index),
)

/** 24 products are featured; all of them are live, have a picture and can be had. */
const flags = once(() =>
  featuredFlags(
    'product',
    liveProducts().filter(
      (index) =>
        productSellers()[index]?.approval.approvalStatus === 'approved' &&
        hasImage(index) &&
        stockOf(index).state === 'in',
    ),
    categoryOf,
    { home: 9, category: 9, search: 6 },
  ),
)

/** 2 000 products; 130 wait, 40 % of them updates of live ones; 86 % are approved. */
export const products = once((): Product[] =>
  productApprovals().map((approval, index) => {
    const seller = productSellers()[index]
    const named = namedProducts()[index]
    if (!seller || !named) throw new Error(`There is no product ${index}`)
    const rating = productRatings().get(index)
    const isLive = approval.approvalStatus === 'approved'
    const price = productPrice(index)
    const stock = stockOf(index)
    return {
      ...itemOf('product', index, seller, approval, {
        name: named.name,
        category: categoryOf(index),
        image: hasImage(index)
          ? thumbnail(named.good.name, named.good.glyph, paintOf('product', index))
          : null,
        price,
      }),
      gtin: gtinOf(index),
      price,
      stock,
      featured: flags().get(index) ?? null,
      ratingAvg: averageOf(rating),
      reviewCount: rating?.count ?? 0,
      sold30d: isLive && stock.state !== 'out' ? soldOf('product', index) : 0,
      ...approval,
    }
  }),
)

/** How much of it is sold in 30 days: of most little, of few much. Of products it is counted (`entity.ts`); agents' earnings are drawn by it. */
export function soldOf(type: string, index: number): number {
  return Math.floor(-Math.log(1 - draws(type, index, 'sold').next()) * 14)
}

function stockOf(index: number): Product['stock'] {
  const stream = draws('product', index, 'stock')
  const share = stream.next()
  const onHand = share < 0.08 ? 0 : share < 0.2 ? stream.integer(1, 9) : stream.integer(10, 900)
  return {
    onHand,
    reserved: Math.floor(onHand * stream.next() * 0.2),
    state: onHand === 0 ? 'out' : onHand < 10 ? 'low' : 'in',
  }
}

/** Far from what it usually costs where the check of its price says so. */
function productPrice(index: number): Money {
  const stream = draws('product', index, 'price')
  const near = 0.8 + stream.next() * 0.45
  const status = productApprovals()[index]?.approvalStatus ?? 'pending'
  const isOdd = productFindings(index, status).price_range !== undefined
  const factor = isOdd ? stream.pick([0.1, 7, 10]) : 1
  const country = productSellers()[index]?.country ?? 'KE'
  return priceIn(country, (namedProducts()[index]?.shillings ?? 0) * near * factor)
}

/** A number of those that are never given to goods of the trade, with its check digit; every third product has none. */
function gtinOf(index: number): string | null {
  const status = productApprovals()[index]?.approvalStatus ?? 'pending'
  if (productFindings(index, status).duplicate_gtin) {
    const other = numberedSibling(index)
    if (other !== undefined) return ownGtin(other)
  }
  return hasGtin(index) ? ownGtin(index) : null
}

function hasGtin(index: number): boolean {
  return index === goldenProducts.duplicated || draws('product', index, 'hasGtin').next() < 0.68
}

/** Another product of the same business that has a number. */
export function numberedSibling(index: number): number | undefined {
  if (index === goldenProducts.duplicate) return goldenProducts.duplicated
  const seller = productSellers()[index]?.index
  return productsByBusiness()
    .get(seller)
    ?.find((other) => other !== index && hasGtin(other))
}

function ownGtin(index: number): string {
  const body = `2${digits('product', index, 'gtin', 11)}`
  let sum = 0
  for (let place = 0; place < body.length; place += 1)
    sum += Number(body[place]) * (place % 2 === 0 ? 1 : 3)
  return `${body}${(10 - (sum % 10)) % 10}`
}
