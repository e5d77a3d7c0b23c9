import { expect, test } from 'vitest'
import { type Applicable, platformRate, rateBook, resolveRate, type Sold } from './resolve'
import { type RateKind, rateKinds, rateLevels, rateStatuses } from './terms'

/** Deterministic random numbers (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return (max: number) => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * max)
  }
}

type Numbers = ReturnType<typeof numbersFrom>

const day = (number: number) => `2026-06-${String(number + 1).padStart(2, '0')}T00:00:00Z`

function randomRate(number: Numbers, index: number): Applicable {
  const type = rateLevels[number(rateLevels.length)]!
  const from = number(20)
  return {
    rateToken: `rate-${String(index).padStart(2, '0')}`,
    kind: rateKinds[number(rateKinds.length)]!,
    subject: { type, ref: type === 'default' ? null : { token: `${type}${number(3)}` } },
    status: rateStatuses[number(rateStatuses.length)]!,
    effectiveFrom: number(9) === 0 ? null : day(from),
    effectiveTo: number(2) === 0 ? null : day(from + number(9)),
  }
}

function randomSold(number: Numbers): Sold {
  const type = number(2) === 0 ? ('product' as const) : ('service_product' as const)
  const some = (name: string) => (number(4) === 0 ? null : `${name}${number(3)}`)
  return {
    item: number(5) === 0 ? null : { type, token: `${type}${number(3)}` },
    agent: some('agent'),
    business: some('business'),
    categories: ['category0', 'category1', 'category2'].slice(number(4)),
  }
}

/** Reference implementation: all rates that apply, sorted by specificity and then by start, and the first one taken. */
function plainly(rates: readonly Applicable[], kind: RateKind, sold: Sold, at: string) {
  const rankOf = ({ subject: { type, ref } }: Applicable) => {
    if (type === 'default') return 90
    if (type === 'category') {
      const depth = sold.categories.indexOf(ref?.token ?? '')
      return depth === -1 ? null : 40 + depth
    }
    if (type === 'business') return sold.business === ref?.token ? 30 : null
    if (type === 'agent') return sold.agent === ref?.token ? 20 : null
    return sold.item?.type === type && sold.item.token === ref?.token ? 10 : null
  }
  const [first] = rates
    .filter((rate) => rate.kind === kind && rate.status !== 'draft' && rankOf(rate) !== null)
    .filter(
      ({ effectiveFrom: from, effectiveTo: to }) =>
        from !== null && from <= at && !(to !== null && to <= at),
    )
    .toSorted(
      (one, other) =>
        rankOf(one)! - rankOf(other)! ||
        other.effectiveFrom!.localeCompare(one.effectiveFrom!) ||
        one.rateToken.localeCompare(other.rateToken),
    )
  return first ?? null
}

test('agrees with the reference implementation on random rates', () => {
  const number = numbersFrom(46)
  let found = 0
  for (let round = 0; round < 400; round += 1) {
    const rates = Array.from({ length: 1 + number(40) }, (_, index) => randomRate(number, index))
    const book = rateBook(rates)
    for (let asked = 0; asked < 20; asked += 1) {
      const sold = randomSold(number)
      const at = day(number(28))
      for (const kind of rateKinds) {
        const expected = plainly(rates, kind, sold, at)
        expect(resolveRate(book, kind, sold, at)).toBe(expected)
        if (expected) found += 1
      }
      expect(platformRate(book, sold, at)).toBe(
        plainly(rates, 'product', sold, at) ?? plainly(rates, 'order', sold, at),
      )
    }
  }
  // With few rates found, the comparison would prove nothing.
  expect(found).toBeGreaterThan(10_000)
})
