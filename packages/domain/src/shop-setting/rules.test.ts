import { describe, expect, test } from 'vitest'
import { shopSettings } from './contract'

const { general, orders, delivery, tax, returns, review } = shopSettings.sections

/** Broken rules, with their paths. */
function broken(
  schema: { safeParse(value: unknown): { error?: { issues: readonly object[] } | undefined } },
  values: unknown,
): string[] {
  return (schema.safeParse(values).error?.issues ?? []).map((issue) => {
    const { path, params } = issue as { path: string[]; params?: { rule: string } }
    return `${params?.rule ?? 'shape'} ${path.join('.')}`
  })
}

const kes = (amount: number) => ({ amount, currency: 'KES' })
const nairobi = {
  zoneId: 'a',
  name: 'Nairobi',
  counties: ['Nairobi'],
  fee: kes(100),
  freeOver: null,
  etaDays: 1,
}

describe('domain 9: the settings of the shop', () => {
  test('the default currency is one of the enabled ones', () => {
    const values = {
      defaultCurrency: 'KES',
      currencies: ['USD'],
      defaultLanguage: 'en',
      timeZone: 'Africa/Nairobi',
      weekStartsOn: 'monday',
    }
    expect(broken(general, values)).toEqual(['default_not_listed defaultCurrency'])
    expect(broken(general, { ...values, currencies: ['USD', 'KES'] })).toEqual([])
  })

  test('a limit has one amount per currency, and is never negative', () => {
    const values = {
      prefixes: { b2c: 'B2C', b2b: 'B2B', agent: 'AGT', manual: 'MAN' },
      autoCancelUnpaidHours: 168,
      autoCompleteDays: 30,
      staffManualLimit: [kes(1), kes(2)],
      b2bApprovalOver: [kes(-1)],
    }
    expect(broken(orders, values)).toEqual([
      'currency_twice staffManualLimit.1',
      'negative_amount b2bApprovalOver.0',
    ])
  })

  test.each([
    ['hours until an unpaid order is cancelled', orders, 'autoCancelUnpaidHours', 1, 168],
    ['days until an order is completed', orders, 'autoCompleteDays', 1, 30],
    ['days in which goods can be returned', returns, 'windowDays', 0, 60],
  ] as const)('%s have their bounds', (_, schema, field, min, max) => {
    const wrong = (value: number) => broken(schema, { [field]: value }).includes(`shape ${field}`)
    expect([min - 1, min, max, max + 1].map(wrong)).toEqual([true, false, false, true])
  })

  test('hours of a review are 1 to 240', () => {
    const wrong = (product: number) =>
      broken(review, { slaHours: { product } }).includes('shape slaHours.product')
    expect([0, 1, 240, 241].map(wrong)).toEqual([true, false, false, true])
  })

  test('a county is in one zone only, ignoring case', () => {
    const other = { ...nairobi, zoneId: 'b', name: 'Rift', counties: ['Nakuru', 'NAIROBI'] }
    expect(broken(delivery, { zones: [nairobi, other] })).toEqual(['county_twice zones.1.counties'])
  })

  test('the free delivery threshold has the currency of the fee', () => {
    const zones = [{ ...nairobi, freeOver: { amount: 1, currency: 'USD' } }]
    expect(broken(delivery, { zones })).toEqual(['other_currency zones.0.freeOver'])
  })

  test('a country has one tax rate per class, at most 30 %', () => {
    const rates = [
      { country: 'KE', class: 'standard', rateBps: 1600 },
      { country: 'KE', class: 'standard', rateBps: 3001 },
    ]
    expect(broken(tax, { rates })).toEqual(['shape rates.1.rateBps', 'tax_twice rates.1.class'])
  })
})
