import type { Currency, Money } from '@console/core/contracts'
import type { Country } from '../../random/people'

/** Currency of each country, its value per Kenyan shilling, and the rounding of prices. */
const rates: Record<Country, { currency: Currency; perShilling: number; step: number }> = {
  KE: { currency: 'KES', perShilling: 1, step: 500 },
  UG: { currency: 'UGX', perShilling: 28, step: 100 },
  TZ: { currency: 'TZS', perShilling: 20, step: 5000 },
  RW: { currency: 'RWF', perShilling: 11, step: 50 },
  ET: { currency: 'ETB', perShilling: 1.1, step: 100 },
  SO: { currency: 'SOS', perShilling: 4.4, step: 5000 },
}

const decimals: Partial<Record<Currency, number>> = { UGX: 0, RWF: 0 }

/** Currency of a country. */
export function currencyOf(country: Country): Currency {
  return rates[country].currency
}

/** Converts Kenyan shillings to a price in a country's currency, rounded as prices are; never zero. */
export function priceIn(country: Country, shillings: number): Money {
  const { currency, perShilling, step } = rates[country]
  const amount = shillings * perShilling * 10 ** (decimals[currency] ?? 2)
  return { amount: Math.max(1, Math.round(amount / step)) * step, currency }
}

/** Kenyan shillings per dollar. */
const shillingsPerDollar = 129

/** Converts a price in a country's currency to dollars, to the cent; never zero. */
export function inDollars(country: Country, { amount, currency }: Money): Money {
  const shillings = amount / 10 ** (decimals[currency] ?? 2) / rates[country].perShilling
  return {
    amount: Math.max(1, Math.round((shillings * 100) / shillingsPerDollar)),
    currency: 'USD',
  }
}

/** Converts Kenyan shillings to the currency of every country, and to dollars. */
export function everywhere(shillings: number): Money[] {
  const prices = (Object.keys(rates) as Country[]).map((country) => priceIn(country, shillings))
  return [...prices, inDollars('KE', priceIn('KE', shillings))]
}
