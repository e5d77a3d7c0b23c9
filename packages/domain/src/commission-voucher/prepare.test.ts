import { describe, expect, test } from 'vitest'
import { voucherAmounts, voucherToPrepare, type VoucherToPrepare } from './prepare'

const kes = (amount: number) => ({ amount, currency: 'KES' as const })
const token = 'x'.repeat(22)

const whole: VoucherToPrepare = {
  collection: {
    token,
    agent: { token, label: 'Wambui Mwangi' },
    currency: 'KES',
    min: kes(10_000),
  },
  period: { from: '2026-04-01', to: '2026-06-14' },
  entries: [{ token, amount: kes(450_000), day: '2026-05-02' }],
  adjustments: [{ label: 'Airtime', amount: kes(-5000) }],
  withholdingBps: 500,
  destination: { token, method: 'bank', label: 'Ziwa Bank ••••1234', isVerified: true },
  note: '',
}

/** Validation errors by path. */
function wrongWith(change: Partial<VoucherToPrepare>): Record<string, unknown> {
  const { error } = voucherToPrepare.safeParse({ ...whole, ...change })
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      ('params' in issue && (issue.params as { rule?: string } | undefined)?.rule) || issue.code,
    ]),
  )
}

describe('validation of a new voucher', () => {
  test('accepts a complete voucher; the withheld tax is a share of the full amount', () => {
    expect(wrongWith({})).toEqual({})
    expect(voucherAmounts({ ...whole, currency: 'KES' })).toEqual({
      gross: kes(450_000),
      adjusted: kes(-5000),
      withheld: kes(22_250),
      net: kes(422_750),
    })
  })

  test.each<[string, Partial<VoucherToPrepare>, Record<string, string>]>([
    ['no agent', { collection: null }, { collection: 'agent' }],
    ['no entries', { entries: [] }, { entries: 'too_small' }],
    [
      'a period that ends before it starts',
      { period: { from: '2026-06-14', to: '2026-04-01' } },
      { 'period.to': 'period_order', entries: 'outside_period' },
    ],
    [
      'an entry outside the period',
      { period: { from: '2026-06-01', to: '2026-06-14' } },
      { entries: 'outside_period' },
    ],
    [
      'no first day',
      { period: { from: '', to: '2026-06-14' } },
      { 'period.from': 'invalid_format' },
    ],
    [
      'an adjustment of zero',
      { adjustments: [{ label: 'Airtime', amount: kes(0) }] },
      { 'adjustments.0.amount': 'adjustment_empty' },
    ],
    [
      'an adjustment without a label',
      { adjustments: [{ label: ' a', amount: kes(1) }] },
      { 'adjustments.0.label': 'too_small' },
    ],
    [
      'another currency',
      { adjustments: [{ label: 'Airtime', amount: { amount: 1, currency: 'UGX' } }] },
      { 'adjustments.0.amount': 'currency' },
    ],
    [
      'eleven adjustments',
      { adjustments: Array.from({ length: 11 }, () => ({ label: 'Airtime', amount: kes(1) })) },
      { adjustments: 'too_big' },
    ],
    [
      'a net amount below the minimum',
      { adjustments: [{ label: 'Advance', amount: kes(-445_000) }] },
      { withholdingBps: 'net_too_small' },
    ],
    [
      'a net amount of zero without a minimum',
      {
        collection: { ...whole.collection!, min: null },
        adjustments: [{ label: 'Advance', amount: kes(-450_000) }],
      },
      { withholdingBps: 'net_too_small' },
    ],
    [
      'a net amount below the usual minimum, if the settings allow it',
      {
        collection: { ...whole.collection!, min: kes(100) },
        adjustments: [{ label: 'Advance', amount: kes(-445_000) }],
      },
      {},
    ],
    ['a withholding rate of 100 %', { withholdingBps: 10_000 }, { withholdingBps: 'too_big' }],
    ['no destination', { destination: null }, { destination: 'custom' }],
    [
      'an unverified account',
      { destination: { ...whole.destination!, isVerified: false } },
      { destination: 'destination_unverified' },
    ],
  ])('%s', (_, change, wrong) => {
    expect(wrongWith(change)).toEqual(wrong)
  })
})
