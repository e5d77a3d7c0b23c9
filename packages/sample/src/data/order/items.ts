import type { OrderChannel } from '@console/domain/order'
import { type Arrivals, arrivals } from '../../random/arrivals'
import { grouped } from '../../random/grouped'
import { lazily, once } from '../../random/once'
import { seededRandom, type SeededRandom } from '../../random/random'
import { liveProducts, productChannels, productLiveSince, productSellers } from '../product/seeds'
import type { OrderSeed } from './seeds'

/** Fixture record: the order with the maximum number of lines. The other fixture orders are found by condition. */
export const orderOfHundredLines = 4960

/** Products sold in a channel, all of them and by seller, in the order in which they went live. */
interface Shelf {
  all: Arrivals<number>
  ofSeller: ReadonlyMap<number, Arrivals<number>>
}

function arrived(indices: readonly number[]): Arrivals<number> {
  return arrivals(indices, productLiveSince)
}

/** Products for people, for businesses, and for agents to sell. */
export const shelves = once(() => ({
  b2c: shelfOf('b2c'),
  b2b: shelfOf('b2b'),
  agent: shelfOf('agent'),
}))

function shelfOf(channel: 'b2c' | 'b2b' | 'agent'): Shelf {
  const sold = liveProducts().filter(
    (index) =>
      productChannels(index).includes(channel) &&
      productSellers()[index]?.approval.approvalStatus === 'approved',
  )
  const bySeller = grouped(sold, (index) => productSellers()[index]?.index ?? 0)
  return {
    all: arrived(sold),
    ofSeller: new Map([...bySeller].map(([seller, own]) => [seller, arrived(own)])),
  }
}

/** Maximum lines of an order, by channel. */
const maxLines: Record<OrderChannel, number> = { b2c: 5, b2b: 12, agent: 7, manual: 9 }

/** An order before its products are chosen. */
export interface Bought {
  index: number
  channel: OrderChannel
  shelf: Shelf
  at: number
}

function firstOf({ shelf, at }: Bought, stream: SeededRandom): number {
  return shelf.all.entries[stream.integer(0, shelf.all.before(at) - 1)] as number
}

function itemStream({ index }: Bought): SeededRandom {
  return seededRandom('order', index, 'items')
}

/** First product of an order, which decides the seller: one that was on the shelf by then. */
export function firstItemOf(bought: Bought): number {
  return firstOf(bought, itemStream(bought))
}

/** All products of an order: the first, and others of the same seller. */
function itemsOf(bought: Bought): readonly number[] {
  const { index, channel, shelf, at } = bought
  const stream = itemStream(bought)
  const first = firstOf(bought, stream)
  const own = shelf.ofSeller.get(productSellers()[first]?.index ?? 0) as Arrivals<number>
  const others = own.entries.slice(0, own.before(at)).filter((other) => other !== first)
  const all = [first, ...others]
  if (index === orderOfHundredLines)
    return Array.from({ length: 100 }, (_, line) => all[line % all.length] as number)
  const count = 1 + Math.floor(stream.next() ** 1.5 * maxLines[channel])
  let left = all.length
  for (; left > count; left -= 1) {
    const gone = stream.integer(1, left - 1)
    all.copyWithin(gone, gone + 1, left)
  }
  return all.slice(0, left)
}

/** Adds the products of an order lazily. Mostly only the seller is needed. */
export const withItems = lazily<Bought, Pick<OrderSeed, 'items'>>({ items: itemsOf })
