import type { Ref } from '@console/core/contracts'
import type { MatchedPictures } from '@console/core/media'
import { isGtin } from '@console/domain/afya-product'
import { plainNumber } from '@console/domain/company'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { afyaProductEntity } from '../afya-product/entity'
import type { StoredAfyaProduct } from '../afya-product/rows'
import { byRegistration } from '../afya-product/write'

type Matched = Pick<MatchedPictures['items'][number], 'product' | 'by'>

const byGtin: Index<StoredAfyaProduct> = {
  entity: afyaProductEntity,
  keysOf: ({ gtin }) => (gtin === null ? [] : [gtin]),
}

const byPicture: Index<StoredAfyaProduct> = { entity: afyaProductEntity, keysOf: uploaded }

/** Drawn pictures of the sample have no bytes that could be uploaded again, so they are not created for this. */
function uploaded(product: StoredAfyaProduct): string[] {
  return product.version === 1 ? [] : product.images.map(({ mediaToken }) => mediaToken)
}

/**
 * Products that a file name refers to: by a trade number with a valid check digit, or by a registration number, with any
 * separators (`PPB-2024-00012_front.jpg`). None if it is ambiguous.
 */
export function productsIn(name: string, database: SampleDatabase): Matched {
  const parts = name
    .replace(/\.[^.]*$/, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
  const found = [
    ...parts.filter(isGtin).flatMap((gtin) => of('gtin', database.matching(byGtin, gtin))),
    ...runsOf(parts).flatMap((run) => of('registration', database.matching(byRegistration, run))),
  ]
  const tokens = new Set(found.map(({ product }) => product?.token))
  return tokens.size === 1 && found[0] ? found[0] : { product: null, by: null }
}

function of(by: NonNullable<Matched['by']>, products: readonly StoredAfyaProduct[]): Matched[] {
  return products.map((product) => ({ product: refOf(product), by }))
}

/** All joined runs of consecutive parts of a name: a registration has at most six parts. */
function runsOf(parts: readonly string[]): string[] {
  return parts.flatMap((_, from) =>
    Array.from({ length: Math.min(6, parts.length - from) }, (__, more) =>
      plainNumber(parts.slice(from, from + more + 1).join('')),
    ),
  )
}

/** Products that show a picture. */
export function productsWith(mediaToken: string, database: SampleDatabase): Ref[] {
  return database.matching(byPicture, mediaToken).map(refOf)
}

function refOf({ productId, brandName }: StoredAfyaProduct): Ref {
  return { token: productId, label: brandName }
}
