import { expect, test } from 'vitest'
import { currencyIn } from './currencyIn'

const codes = ['KES', 'UGX', 'USD', 'TRY', 'SAR'] as const

test.each([
  ['KES 1,234.50', 'KES', ' 1,234.50'],
  ['1.234,50 TL', 'TRY', '1.234,50'],
  ['₺12,50', 'TRY', '12,50'],
  ['KSh. 500/=', 'KES', ' 500'],
  ['$12', 'USD', '12'],
  ['USD\u00A012.5', 'USD', '\u00A012.5'],
  ['ush 5000', 'UGX', ' 5000'],
  ['١٢٫٥ ر.س.', 'SAR', '12٫5'],
])('%j is an amount in %s', (text, currency, rest) => {
  expect(currencyIn(text, codes, 'en')).toEqual({ currency, rest })
})

test.each(['1,234.50', 'EUR 12', '12 pieces', 'KES', '', '-5', '12.', '50-', '1e5', 'KES 5 USD'])(
  '%j names no currency',
  (text) => {
    expect(currencyIn(text, codes, 'en')).toBeNull()
  },
)
