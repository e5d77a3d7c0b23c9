import { currencies, type Currency, type Money } from '@console/core/contracts'
import { priceLine } from '../breakdown'
import type { OrderLine } from '../contract'

/** Deterministic random numbers (mulberry32). */
export function numbersFrom(seed: number) {
  let state = seed
  return (min: number, max: number) => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return min + Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * (max - min + 1))
  }
}

/** Random integers in an inclusive range. */
export type Numbers = ReturnType<typeof numbersFrom>

/** A line with random price, quantity, discount, tax and rates. */
export function randomLine(currency: Currency, number: Numbers): OrderLine {
  const money = (amount: number): Money => ({ amount, currency })
  const unitPrice = money(number(1, 10 ** number(1, 9)))
  const quantity = number(1, number(0, 3) === 0 ? 100_000 : 24)
  const discount = money(number(0, 2) === 0 ? number(0, unitPrice.amount * quantity) : 0)
  const taxBps = [0, 500, 1500, 1600, 1800, number(0, 10_000)][number(0, 5)] ?? 0
  const rate = () => (number(0, 3) === 0 ? null : { rateToken: '', rateBps: number(0, 5000) })
  const priced = { unitPrice, quantity, discount, taxBps }
  return {
    lineId: `line ${number(1, 10 ** 9)}`,
    product: { token: '', label: '', productToken: '' },
    sku: '',
    image: null,
    override: null,
    ...priced,
    ...priceLine(priced),
    dispatched: 0,
    dropped: 0,
    returned: 0,
    rates: { platform: rate(), agent: rate() },
  }
}

const runs = 60

/** Random orders in every currency, with 1 to 100 lines. */
export function forEachOrder(
  check: (
    order: { lines: OrderLine[]; deliveryFee: Money; currency: Currency },
    number: Numbers,
  ) => void,
) {
  for (const [place, currency] of (Object.keys(currencies) as Currency[]).entries()) {
    for (let run = 0; run < runs; run += 1) {
      const number = numbersFrom(place * 1000 + run)
      const count = run === 0 ? 100 : number(1, 9)
      const lines = Array.from({ length: count }, () => randomLine(currency, number))
      check({ lines, deliveryFee: { amount: number(0, 50_000), currency }, currency }, number)
    }
  }
}
