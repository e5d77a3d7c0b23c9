import type { Broken as BrokenRule, Money } from '@console/core/contracts'

/** Rules with messages of their own; the others use the common ones. */
export const shopSettingRules = [
  'county_twice',
  'currency_twice',
  'default_not_listed',
  'negative_amount',
  'other_currency',
  'tax_twice',
] as const

export type ShopSettingRule = (typeof shopSettingRules)[number]

type Broken = BrokenRule<ShopSettingRule>

/** Indexes of names that are repeated. Rows without a name are skipped. */
function repeated(names: readonly (string | undefined)[]): number[] {
  return names.flatMap((name, place) =>
    name !== undefined && names.indexOf(name) < place ? [place] : [],
  )
}

/** Requires at most one amount per currency. */
export function currencyTwice(amounts: readonly (Pick<Money, 'currency'> | undefined)[]): Broken[] {
  return repeated(amounts.map((each) => each?.currency)).map((place) => ({
    rule: 'currency_twice',
    path: [place],
    input: amounts[place],
  }))
}

/** Requires an amount that is not negative. */
export function negativeAmount(money: Money): Broken[] {
  return money.amount >= 0 ? [] : [{ rule: 'negative_amount', path: [], input: money }]
}

/** Requires that the default currency is one of the enabled ones. */
export function defaultNotListed({
  defaultCurrency,
  currencies,
}: {
  defaultCurrency: string
  currencies: readonly string[]
}): Broken[] {
  return currencies.includes(defaultCurrency)
    ? []
    : [{ rule: 'default_not_listed', path: ['defaultCurrency'], input: defaultCurrency }]
}

/** Requires the same currency for the free delivery threshold of a zone and its fee. */
export function otherCurrency({ fee, freeOver }: { fee: Money; freeOver: Money | null }): Broken[] {
  return freeOver === null || freeOver.currency === fee.currency
    ? []
    : [{ rule: 'other_currency', path: ['freeOver'], input: freeOver }]
}

/** Requires that a county is in one zone only, and only once. */
export function countyInTwoZones(
  zones: readonly ({ counties: readonly string[] } | undefined)[],
): Broken[] {
  const placed = zones.flatMap((each, zone) =>
    (each?.counties ?? []).map((county) => ({ county, zone })),
  )
  const again = repeated(placed.map(({ county }) => county.trim().toLowerCase()))
  const wrong = [...new Set(again.map((place) => placed[place]?.zone ?? 0))]
  return wrong.map((zone) => ({
    rule: 'county_twice',
    path: [zone, 'counties'],
    input: zones[zone]?.counties,
  }))
}

/** Requires at most one rate per country and class. */
export function taxTwice(
  rates: readonly ({ country: string; class: string } | undefined)[],
): Broken[] {
  return repeated(rates.map((rate) => rate && `${rate.country} ${rate.class}`)).map((place) => ({
    rule: 'tax_twice',
    path: [place, 'class'],
    input: rates[place]?.class,
  }))
}
