import type { Broken as BrokenRule, Money } from '@console/core/contracts'

/** Rules with words of their own; the others are said as everywhere. */
export const shopSettingRules = [
  'county_twice',
  'currency_twice',
  'default_not_listed',
  'negative_amount',
  'other_currency',
  'tax_twice',
] as const

/** A rule with words of its own. */
export type ShopSettingRule = (typeof shopSettingRules)[number]

type Broken = BrokenRule<ShopSettingRule>

/** The places of names that are in the list before. Rows without a name are skipped. */
function repeated(names: readonly (string | undefined)[]): number[] {
  return names.flatMap((name, place) =>
    name !== undefined && names.indexOf(name) < place ? [place] : [],
  )
}

/** Each currency has one amount. */
export function currencyTwice(amounts: readonly (Pick<Money, 'currency'> | undefined)[]): Broken[] {
  return repeated(amounts.map((each) => each?.currency)).map((place) => ({
    rule: 'currency_twice',
    path: [place],
    input: amounts[place],
  }))
}

/** An amount is not negative. */
export function negativeAmount(money: Money): Broken[] {
  return money.amount >= 0 ? [] : [{ rule: 'negative_amount', path: [], input: money }]
}

/** The default currency is one of those that are used. */
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

/** The subtotal from which a zone is free is in the currency of its fee. */
export function otherCurrency({ fee, freeOver }: { fee: Money; freeOver: Money | null }): Broken[] {
  return freeOver === null || freeOver.currency === fee.currency
    ? []
    : [{ rule: 'other_currency', path: ['freeOver'], input: freeOver }]
}

/** A county is in one zone, once. */
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

/** A country has one rate for each class. */
export function taxTwice(
  rates: readonly ({ country: string; class: string } | undefined)[],
): Broken[] {
  return repeated(rates.map((rate) => rate && `${rate.country} ${rate.class}`)).map((place) => ({
    rule: 'tax_twice',
    path: [place, 'class'],
    input: rates[place]?.class,
  }))
}
