import { seededRandom } from '../../random/random'
import type { BusinessSeed } from '../business/seeds'
import type { Item } from './items'

/** Names of the items' random streams. */
export type ItemType = 'product' | 'serviceProduct'

type Channel = Item['channels'][number]

/** Sales channels, without agents and with them; rows share the lists. */
const retail: Channel[][] = [['b2c'], ['b2c', 'agent']]
const wholesale: Channel[][] = [['b2b'], ['b2b', 'agent']]
const both: Channel[][] = [
  ['b2c', 'b2b'],
  ['b2c', 'b2b', 'agent'],
]

/** Sales channels of an item. */
export function channelsOf(
  type: ItemType,
  index: number,
  { trade: { kind } }: BusinessSeed,
): Channel[] {
  const stream = seededRandom(type, index, 'channels')
  const isRetailing = kind === 'retailer' || kind === 'service_provider'
  const isBoth = stream.next() < (isRetailing ? 0.2 : 0.5)
  const lists = isBoth ? both : isRetailing ? retail : wholesale
  return lists[stream.next() < 0.35 ? 1 : 0] ?? []
}
