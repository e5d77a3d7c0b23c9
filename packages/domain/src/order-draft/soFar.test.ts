import { expect, test } from 'vitest'
import { blankDraft } from './blank'
import type { DraftContent, Offer } from './contract'
import { buyerNameOf, soFarOf } from './soFar'

const offer = { price: { amount: 2500, currency: 'UGX' } } as Offer

const line = (quantity: number | string | null, override: number | string | null = null) => ({
  offer,
  quantity,
  override:
    override === null
      ? null
      : { price: { amount: override, currency: 'UGX' as const }, reason: '' },
})

test('an invalid line is counted, but not in the sum', () => {
  const lines: DraftContent['lines'] = [
    line(2),
    line(3, 2000),
    line('two'),
    line(null),
    line(1, ''),
  ]
  expect(soFarOf({ lines })).toEqual({
    lines: 5,
    pieces: 5,
    goods: { amount: 11_000, currency: 'UGX' },
  })
})

test('an empty order has no sum', () => {
  expect(soFarOf(blankDraft)).toEqual({ lines: 0, pieces: 0, goods: null })
})

test('shows a buyer by their business, and a new one as typed', () => {
  const buyer = { name: 'Hodan', business: { token: '', label: 'Duka' } } as DraftContent['buyer']
  expect(buyerNameOf({ ...blankDraft, buyer })).toBe('Duka')
  const newBuyer = { ...blankDraft.newBuyer, name: ' Uwase ' }
  expect(buyerNameOf({ ...blankDraft, buyer, buyerSource: 'new', newBuyer })).toBe('Uwase')
  expect(buyerNameOf(blankDraft)).toBeNull()
})
