import type { ProductRow } from '@console/domain/product'
import type { Stored } from '../shared/approvalDecisions'
import type { Money } from '@console/core/contracts'
import { seededRandom } from '../../random/random'
import { weightedAssign } from '../../random/weightedAssign'
import { grouped } from '../../random/grouped'
import {
  type Category,
  featuredFlags,
  firstCommission,
  itemOf,
  lastFeaturedOf,
  paintOf,
} from '../item/items'
import { priceIn } from '../shared/money'
import {
  type Good,
  groupNames,
  type NamedProduct,
  namedProduct,
  type NameStyle,
} from '../names/goods'
import { lazily, once } from '../../random/once'
import { digits, plain } from '../shared/parties'
import { thumbnail } from '../shared/pictures'
import {
  fixtureProducts,
  hasImage,
  liveProducts,
  productApprovals,
  productFindings,
  productSellers,
} from './seeds'
import { averageOf, productRatings } from '../review/seeds'

/** Summary row: the fields of a record in lists. */
export type Product = Stored<ProductRow>

/** A product before its sales are counted. */
export type UncountedProduct = Omit<Product, 'sold30d'>

/** Maximum length of a product's name, in characters. */
const longest = 140

/** Name, good and pack of each product. */
export const namedProducts = once((): NamedProduct[] => {
  const styles = weightedAssign<NameStyle>('product', 'style', {
    plain: 1960,
    arabic: 20,
    long: 20,
  })
  return productSellers().map(({ trade }, index) => {
    const named = namedProduct(
      styles[index] ?? 'plain',
      trade.sells,
      seededRandom('product', index, 'name'),
    )
    return index === fixtureProducts.longestName
      ? { ...named, name: `${named.name}, Fresh from the Mill`.slice(0, longest) }
      : named
  })
})

const categories = new Map<Good, Category>()

/** Category of a product; rows share it. */
function categoryOf(index: number): Category {
  const { group, good } = namedProducts()[index] as NamedProduct
  let category = categories.get(good)
  if (!category) {
    const path = [groupNames[group], good.category]
    categories.set(good, (category = { categoryId: path.map(plain).join('.'), path }))
  }
  return category
}

/** Products of each business, by the index of the business. */
export const productsByBusiness = once(() =>
  grouped(productSellers().keys(), (index) => productSellers()[index]?.index),
)

/** 24 products are featured; all of them are live, have a picture and are in stock. */
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
export const products = once((): UncountedProduct[] =>
  productApprovals().map((approval, index) => {
    const seller = productSellers()[index]
    const named = namedProducts()[index]
    if (!seller || !named) throw new Error(`There is no product ${index}`)
    const item = itemOf('product', index, seller, approval, named.name, categoryOf(index))
    return withRest({ ...item, reviewCount: productRatings().get(index)?.count ?? 0 }, index)
  }),
)

/** Fields of a product that are expensive, or rarely read. */
const withRest = lazily<
  number,
  Pick<
    Product,
    | 'image'
    | 'lastFeaturedAt'
    | 'commission'
    | 'gtin'
    | 'price'
    | 'stock'
    | 'featured'
    | 'ratingAvg'
  >
>({
  image: imageOf,
  lastFeaturedAt: (index) =>
    lastFeaturedOf('product', index, productApprovals()[index] as UncountedProduct),
  commission(index) {
    const product = products()[index] as UncountedProduct
    return firstCommission('product', product, product.price)
  },
  gtin: gtinOf,
  price: productPrice,
  stock: stockOf,
  featured: (index) => flags().get(index) ?? null,
  ratingAvg: (index) => averageOf(productRatings().get(index)),
})

function imageOf(index: number): Product['image'] {
  if (!hasImage(index)) return null
  const { name, glyph } = (namedProducts()[index] as NamedProduct).good
  return thumbnail(name, glyph, paintOf('product', index))
}

/** Sales of an item in 30 days if no orders exist: little for most, much for few. */
export function soldOf(type: string, index: number): number {
  return Math.floor(-Math.log(1 - seededRandom(type, index, 'sold').next()) * 14)
}

function stockOf(index: number): Product['stock'] {
  const stream = seededRandom('product', index, 'stock')
  const share = stream.next()
  const onHand = share < 0.08 ? 0 : share < 0.2 ? stream.integer(1, 9) : stream.integer(10, 900)
  return {
    onHand,
    reserved: Math.floor(onHand * stream.next() * 0.2),
    state: onHand === 0 ? 'out' : onHand < 10 ? 'low' : 'in',
  }
}

/** Price of a product, far from the usual one if the check of its price fails. */
function productPrice(index: number): Money {
  const stream = seededRandom('product', index, 'price')
  const near = 0.8 + stream.next() * 0.45
  const status = productApprovals()[index]?.approvalStatus ?? 'pending'
  const isOdd = productFindings(index, status).price_range !== undefined
  const factor = isOdd ? stream.pick([0.1, 7, 10]) : 1
  const country = productSellers()[index]?.country ?? 'KE'
  return priceIn(country, (namedProducts()[index]?.shillings ?? 0) * near * factor)
}

/** A number that is never assigned to traded goods, with its check digit; every third product has none. */
function gtinOf(index: number): string | null {
  const status = productApprovals()[index]?.approvalStatus ?? 'pending'
  if (productFindings(index, status).duplicate_gtin) {
    const other = numberedSibling(index)
    if (other !== undefined) return ownGtin(other)
  }
  return hasGtin(index) ? ownGtin(index) : null
}

function hasGtin(index: number): boolean {
  return (
    index === fixtureProducts.duplicated || seededRandom('product', index, 'hasGtin').next() < 0.68
  )
}

/** Another product of the same business that has a number. */
export function numberedSibling(index: number): number | undefined {
  if (index === fixtureProducts.duplicate) return fixtureProducts.duplicated
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
