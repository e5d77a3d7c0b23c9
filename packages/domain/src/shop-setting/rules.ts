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

/** Where what has been there before comes again. */
function repeated(names: readonly string[]): number[] {
  return names.flatMap((name, place) => (names.indexOf(name) < place ? [place] : []))
}

/** An amount in each currency once. */
export function currencyTwice(amounts: readonly Money[]): Broken[] {
  return repeated(amounts.map(({ currency }) => currency)).map((place) => ({
    rule: 'currency_twice',
    path: [place],
    input: amounts[place],
  }))
}

/** No amount below nothing: of one, or of a list. */
export function negativeAmount(value: Money | readonly Money[]): Broken[] {
  const isList = Array.isArray(value)
  return [value].flat().flatMap((each, place) => {
    const { amount } = each as Money
    if (typeof amount !== 'number' || amount >= 0) return []
    return [{ rule: 'negative_amount', path: isList ? [place] : [], input: each }]
  })
}

/** The default currency is one of those that are used. */
export function defaultNotListed(general: {
  defaultCurrency: string
  currencies: readonly string[]
}): Broken[] {
  const { defaultCurrency, currencies } = general
  return Array.isArray(currencies) && currencies.includes(defaultCurrency)
    ? []
    : [{ rule: 'default_not_listed', path: ['defaultCurrency'], input: defaultCurrency }]
}

/** What a zone is free over is in the currency of its fee. */
export function otherCurrency({ fee, freeOver }: { fee: Money; freeOver: Money | null }): Broken[] {
  return freeOver === null || freeOver.currency === fee.currency
    ? []
    : [{ rule: 'other_currency', path: ['freeOver'], input: freeOver }]
}

/** A county is in one zone, and there once. */
export function countyInTwoZones(zones: readonly { counties: readonly string[] }[]): Broken[] {
  const placed = zones.flatMap(({ counties }, zone) => counties.map((county) => ({ county, zone })))
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
  rates: readonly { country: string | null; class: string | null }[],
): Broken[] {
  return repeated(rates.map((rate) => `${rate.country} ${rate.class}`)).map((place) => ({
    rule: 'tax_twice',
    path: [place, 'class'],
    input: rates[place]?.class,
  }))
}
