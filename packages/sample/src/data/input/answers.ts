import type { InputAnswer } from '@console/domain/input'
import { seededRandom } from '../../random/random'
import { onceForEach } from '../../random/once'
import type { GoodsGroup } from '../names/goods'

/** Stored answers, by the keys of inputs. */
export type StoredAnswers = Readonly<Record<string, InputAnswer>>

type Possible = readonly (readonly [key: string, answers: readonly InputAnswer[]])[]

/**
 * Inputs of goods of each group, in order, and the sellers' answers. The first is required, and shoppers filter by the last:
 * these are missing in incomplete products.
 */
export const askedOfGoods: Record<GoodsGroup, Possible> = {
  food: [
    ['origin', ['kenya', 'uganda', 'tanzania', 'rwanda']],
    ['shelf_life', ['6-months', '9-months', '12-months', '18-months']],
    ['packaging', ['paper', 'woven-sack', 'foil-pouch', 'glass']],
    ['fortified', [true, false]],
  ],
  building: [
    ['standard', ['eas-18', 'eas-412', 'ks-02']],
    ['finish', ['plain', 'galvanised', 'painted']],
    ['grade', ['32-5', '42-5', 'general']],
  ],
  energy: [
    ['warranty', ['12-months', '24-months', '36-months']],
    ['voltage', [5, 12, 24]],
    ['protection', ['ip44', 'ip65', 'ip67']],
  ],
  home: [
    ['material', ['polyester', 'steel', 'enamel', 'plant-oils']],
    ['colour', [['white'], ['blue'], ['green']]],
    ['scent', ['lemon', 'lavender', 'none']],
  ],
  clothing: [
    ['material', ['cotton', 'mixed', 'wool', 'leather']],
    ['pattern', ['plain', 'printed', 'checked']],
    ['care', ['cold', 'warm', 'wipe']],
  ],
  school: [
    ['ruling', ['single', 'squared', 'plain']],
    ['paper', [60, 70]],
    ['level', ['primary', 'secondary', 'all']],
  ],
  phone: [
    ['connector', ['usb-c', 'jack', 'bluetooth']],
    ['warranty', ['6-months', '12-months']],
    ['colour', [['black'], ['white'], ['blue']]],
  ],
  farm: [
    ['crop', [['maize'], ['beans'], ['vegetables'], ['cows'], ['layers']]],
    ['licence_no', ['PCPB 1204', 'KEPHIS 88', 'UNBS 310']],
    ['season', ['long', 'short', 'all']],
  ],
}

/** Inputs of services, in order, and the sellers' answers. */
export const askedOfServices: Possible = [
  ['team', ['1', '2', '4', '6']],
  ['work_warranty', ['none', '3-months', '12-months']],
  ['materials', ['included', 'by-use', 'customer']],
]

/** Answers of a product's seller. @param missing what its check finds missing */
export function goodsAnswers(
  index: number,
  group: GoodsGroup,
  missing: 'warn' | 'fail' | undefined,
): StoredAnswers {
  const all = drawn('product', index, askedOfGoods[group])
  const left = missing === undefined ? all : missing === 'fail' ? all.slice(1) : all.slice(0, -1)
  return Object.fromEntries(left)
}

/** Answers of a service's seller. */
export const serviceAnswers = onceForEach((index): StoredAnswers =>
  Object.fromEntries(drawn('serviceProduct', index, askedOfServices)),
)

function drawn(type: string, index: number, possible: Possible): [string, InputAnswer][] {
  return possible.map(([key, answers]) => [
    key,
    seededRandom(type, index, `input ${key}`).pick(answers),
  ])
}
