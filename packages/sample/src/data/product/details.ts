import type { ProductDetail, ProductRow } from '@console/domain/product'
import type { Media, Money } from '@console/core/contracts'
import { day, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { onceForEach } from '../../random/once'
import { token } from '../../random/token'
import { approvableDetailOf, split } from '../shared/approvableDetails'
import type { BusinessSeed } from '../business/seeds'
import { type CheckFinding, checksFrom, type Findings, summaryOf } from '../shared/checks'
import { attributesIn, completenessIn } from '../category-input/attributes'
import { goodsAnswers, type StoredAnswers } from '../input/answers'
import { type Looked, seedOnly } from '../input/current'
import { inputIdOf, type StoredInput, storedInputs } from '../input/rows'
import { answerText } from '../input/answerText'
import { indexOf } from '../shared/indexOf'
import { productEntity } from './entity'
import { firstDetails } from './firstDetails'
import { type FeaturedFlag, paintOf } from '../item/items'
import { priceIn } from '../shared/money'
import { arabicDescription, productSentences } from '../names/descriptions'
import type { NamedProduct } from '../names/goods'
import { dateOf, plain } from '../shared/parties'
import { photograph, thumbnail } from '../shared/pictures'
import { namedProducts, numberedSibling, type Product, products, productsByBusiness } from './rows'
import { fixtureProducts, productChecks, productFindings, productSellers } from './seeds'

/** Fields of a full product beyond its row, without its rates, which follow from the current rate book. */
export type ProductBeyondRow = Omit<ProductDetail, keyof ProductRow | 'rates'>

/** Fields of a full product beyond its row that an update may change. */
type DescriptionList = Omit<
  Required<NonNullable<ProductBeyondRow['detailUpdate']>>,
  'attributes' | 'unit'
>

type OtherItem = ProductDetail['otherItems'][number]

type FeaturedDay = ProductDetail['featuredDays'][number]

interface Made {
  row: Product
  named: NamedProduct
  seller: BusinessSeed
}

function made(index: number): Made {
  return {
    row: products()[index] as Product,
    named: namedProducts()[index] as NamedProduct,
    seller: productSellers()[index] as BusinessSeed,
  }
}

/**
 * Returns the fields of a product's full record beyond its row. @param database database in which the inputs of categories
 * are looked up
 */
export function productDetail(row: Product, database = seedOnly): ProductBeyondRow {
  const index = indexOf(productEntity, row)
  const { row: seed, named, seller } = made(index)
  const live = detailsOf(index)
  const isApplied =
    seed.submission?.kind === 'update' && row.liveRevision === seed.submission.revision
  return {
    ...live,
    ...(isApplied ? updateOf(index).details : {}),
    ...approvableDetailOf('product', index, row),
    detailUpdate: row.submission?.kind === 'update' ? updateOf(index).details : null,
    checks: productChecksOf(row, database),
    slug: plain(row.name),
    attributes: attributesIn(database, row.category.categoryId, productAnswers(index)),
    categoryMedian: priceIn(seller.country, named.shillings),
    otherItems: (productsByBusiness().get(seller.index) ?? [])
      .filter((other) => other !== index)
      .slice(0, 6)
      .map((other) => otherItem(products()[other] as Product)),
    featuredDays: featuredDaysOf('product', index, row.featured),
    unit: unitOf(named.pack),
    variants: variantsOf(index, row, named),
  }
}

/**
 * Current findings of the rules for a product. While it waits, it is checked against the current inputs of its category.
 */
function currentFindings(row: Product, database: Looked): Findings {
  const index = indexOf(productEntity, row)
  const { attributes_complete: found, ...others } = productFindings(
    index,
    made(index).row.approvalStatus,
  )
  const now = row.submission
    ? completenessIn(database, row.category.categoryId, productAnswers(index))
    : (found ?? 'pass')
  return now === 'pass' ? others : { ...others, attributes_complete: now }
}

/** Number of rules that a product passes now, and of those it does not. */
export function productSummary(row: Product, database: Looked) {
  return summaryOf(productChecks, currentFindings(row, database))
}

/**
 * Rules that check a product, and their findings. @param database database in which the inputs of categories are looked up
 */
export function productChecksOf(row: Product, database = seedOnly): CheckFinding[] {
  const other = numberedSibling(indexOf(productEntity, row))
  return checksFrom(productChecks, currentFindings(row, database), {
    duplicate_gtin:
      other === undefined
        ? []
        : [{ token: products()[other]?.secureToken ?? '', label: products()[other]?.name ?? '' }],
  })
}

/** Row values of a waiting update; null if none waits. */
export function productUpdate(row: Product): Partial<Product> | null {
  return row.submission?.kind === 'update' ? updateOf(indexOf(productEntity, row)).fields : null
}

export function otherItem({
  secureToken,
  name,
  image,
  price,
  approvalStatus,
}: Pick<Product, 'secureToken' | 'name' | 'image' | 'approvalStatus'> & {
  price: Money | null
}): OtherItem {
  return { token: secureToken, label: name, image, price, approvalStatus }
}

/** Views, clicks and orders of a featured item, by day since it began. */
export function featuredDaysOf(
  type: 'product' | 'serviceProduct',
  index: number,
  flag: FeaturedFlag | null,
): FeaturedDay[] {
  if (flag?.state !== 'featured') return []
  const begun = Date.parse(flag.startsAt)
  const count = Math.min(30, Math.max(1, Math.round((sampleStart - begun) / day)))
  const stream = seededRandom(type, index, 'featuredDays')
  const weights = Array.from({ length: count }, () => 0.5 + stream.next())
  const views = split(flag.views, weights)
  const clicks = split(Math.max(flag.orders, Math.round(flag.views * 0.11)), weights)
  const orders = split(flag.orders, weights)
  return weights.map((_, place) => ({
    date: dateOf(sampleStart - (count - 1 - place) * day),
    views: views[place] ?? 0,
    clicks: clicks[place] ?? 0,
    orders: orders[place] ?? 0,
  }))
}

function detailsOf(index: number): DescriptionList {
  const { row, named, seller } = made(index)
  const { stream, grams, side, isReduced, taxClass } = firstDetails(index)
  const isB2b = row.channels.includes('b2b')
  return {
    images: imagesOf(index, row, named),
    description: descriptionOf(index, row, named, seller),
    taxClass,
    compareAtPrice: isReduced ? scaled(row.price, 1.2) : null,
    b2bTiers: isB2b
      ? [10, 50, 200].slice(0, stream.integer(2, 3)).map((minQty, place) => ({
          minQty,
          unitPrice: scaled(row.price, 0.97 - place * 0.03),
        }))
      : [],
    moq: isB2b && !row.channels.includes('b2c') ? stream.pick([5, 10, 20]) : 1,
    packSize: named.pack,
    weightGrams: grams,
    lengthMm: Math.round(side * 1.6),
    widthMm: side,
    heightMm: Math.round(side * 0.7),
  }
}

/** Multiplies a price, rounded to the units of cash. */
function scaled({ amount, currency }: Money, factor: number): Money {
  const step = amount >= 10_000 ? 100 : 1
  return { amount: Math.max(step, Math.round((amount * factor) / step) * step), currency }
}

function imagesOf(index: number, row: Product, { good }: NamedProduct): Media[] {
  if (row.image === null) return []
  const found = productFindings(index, products()[index]?.approvalStatus ?? 'pending').images
  const count =
    index === fixtureProducts.tenImages
      ? 10
      : found === undefined
        ? seededRandom('product', index, 'images').integer(2, 5)
        : 1
  return Array.from({ length: count }, (_, view) =>
    photograph(
      token(`productImage ${view}`, index),
      `${good.name}, ${view + 1}`,
      good.glyph,
      paintOf('product', index),
      view,
      found === 'fail' ? 640 : 1200,
    ),
  )
}

function descriptionOf(
  index: number,
  { name }: Product,
  { group, good, pack }: NamedProduct,
  { tradingName, town }: BusinessSeed,
): string {
  const found = productFindings(index, products()[index]?.approvalStatus ?? 'pending').banned_words
  const claim =
    found === 'fail'
      ? ['Cures stomach pain in one day.']
      : found === 'warn'
        ? ['The best in the market, ask anyone.']
        : []
  if (/\p{Script=Arabic}/u.test(name)) return [arabicDescription, ...claim].join('\n\n')
  const stream = seededRandom('product', index, 'description')
  const sentences = productSentences[group]
  const first = stream.integer(0, sentences.length - 1)
  const paragraphs = [0, 1].map((place) => sentences[(first + place) % sentences.length])
  return [
    `${good.name}, ${pack}, from ${tradingName} in ${town}.`,
    paragraphs.join(' '),
    ...claim,
    'Orders before noon leave the same day.',
  ].join('\n\n')
}

/** Answers of a product's seller to all inputs of its category. */
export function productAnswers(index: number): StoredAnswers {
  const { row, named } = made(index)
  const missing = productFindings(index, row.approvalStatus).attributes_complete
  return goodsAnswers(index, named.group, missing)
}

function unitOf(pack: string): ProductBeyondRow['unit'] {
  if (/bag|bale/.test(pack)) return 'bag'
  if (pack.includes('carton')) return 'carton'
  if (/×|pieces|box/.test(pack)) return 'pack'
  return 'piece'
}

function variantsOf(
  index: number,
  { price, stock, sku }: Product,
  { group }: NamedProduct,
): ProductBeyondRow['variants'] {
  if (group !== 'clothing' && group !== 'phone') return []
  const stream = seededRandom('product', index, 'variants')
  const colour = storedInputs().find(
    ({ inputId }) => inputId === inputIdOf('colour'),
  ) as StoredInput
  const colours = ['black', 'blue', 'green', 'red'].slice(0, stream.integer(2, 4))
  const onHand = split(
    stock.onHand,
    colours.map(() => 0.5 + stream.next()),
  )
  return colours.map((value, place) => ({
    sku: `${sku}-${place + 1}`,
    options: [{ inputId: colour.inputId, label: colour.label, value: answerText(colour, value) }],
    price,
    onHand: onHand[place] ?? 0,
  }))
}

interface Update {
  fields: Partial<Product>
  details: Partial<DescriptionList>
}

/** Changes of a waiting update: in the row, and in the rest. Cached, because lists call it repeatedly. */
const updateOf = onceForEach(makeUpdate)

function makeUpdate(index: number): Update {
  const { row, named } = made(index)
  const live = detailsOf(index)
  const stream = seededRandom('product', index, 'update')
  const isAll = index === fixtureProducts.manyChanges
  const changes = (share: number) => isAll || stream.next() < share
  const price = scaled(row.price, stream.pick([0.9, 1.08, 1.15]))
  const fields: Partial<Product> = {
    price,
    ...(changes(0.25) ? { name: `${row.name.slice(0, 128)}, New Pack` } : {}),
  }
  const cover = photograph(
    token('productImage update', index),
    named.good.name,
    named.good.glyph,
    paintOf('product', index) + 3,
    0,
  )
  const details: Partial<DescriptionList> = {
    ...(changes(0.4)
      ? { description: `${live.description}\n\nNow in a stronger pack that can be closed again.` }
      : {}),
    ...(changes(0.2) ? { compareAtPrice: live.compareAtPrice ? null : scaled(price, 1.2) } : {}),
    ...(changes(0.15) ? { moq: live.moq + 2 } : {}),
    ...(changes(0.3) ? { images: [cover, ...live.images.slice(1)] } : {}),
    ...(isAll
      ? {
          taxClass: live.taxClass === 'zero' ? ('standard' as const) : ('zero' as const),
          packSize: `${live.packSize}, resealable`,
          weightGrams: (live.weightGrams ?? 900) + 40,
          lengthMm: (live.lengthMm ?? 0) + 12,
          widthMm: (live.widthMm ?? 0) + 8,
          heightMm: (live.heightMm ?? 0) + 5,
        }
      : {}),
  }
  return { fields: details.images ? { ...fields, image: coverOf(index) } : fields, details }
}

/** Picture of an update, in the format of rows. */
function coverOf(index: number): Media {
  const { good } = made(index).named
  return thumbnail(good.name, good.glyph, paintOf('product', index) + 3)
}
