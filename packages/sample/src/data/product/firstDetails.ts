import type { ProductDetail } from '@console/domain/product'
import { onceForEach } from '../../random/once'
import { seededRandom } from '../../random/random'
import type { NamedProduct } from '../names/goods'
import { namedProducts } from './rows'

/** First drawn fields of a product; the rest comes from the same stream. */
export function firstDetails(index: number) {
  const named = namedProducts()[index] as NamedProduct
  const stream = seededRandom('product', index, 'facts')
  const grams = weightOf(named.pack)
  const side = Math.round(Math.cbrt(grams ?? stream.integer(200, 9000)) * 11)
  const isReduced = stream.next() < 0.15
  const taxClass: ProductDetail['taxClass'] =
    named.group === 'food' && stream.next() < 0.5 ? 'zero' : 'standard'
  return { stream, grams, side, isReduced, taxClass }
}

/** Tax class of a product, until an update of it is applied. */
export const taxClassOf = onceForEach((index: number) => firstDetails(index).taxClass)

/** Weight in the name of a pack, in grams; a litre counts as a kilogram. */
function weightOf(pack: string): number | null {
  const [, number, unit] = /^([\d. ]+) ?(kg|g|litres?|ml)\b/.exec(pack) ?? []
  if (number === undefined || unit === undefined) return null
  const value = Number(number.replaceAll(' ', ''))
  return Math.round(unit === 'g' || unit === 'ml' ? value : value * 1000)
}
