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

test('what is not right yet is a line, and not in the sum', () => {
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

test('of nothing there is no sum', () => {
  expect(soFarOf(blankDraft)).toEqual({ lines: 0, pieces: 0, goods: null })
})

test('a buyer is named by their business, a new one as it is typed', () => {
  const buyer = { name: 'Hodan', business: { token: '', label: 'Duka' } } as DraftContent['buyer']
  expect(buyerNameOf({ ...blankDraft, buyer })).toBe('Duka')
  const newBuyer = { ...blankDraft.newBuyer, name: ' Uwase ' }
  expect(buyerNameOf({ ...blankDraft, buyer, buyerSource: 'new', newBuyer })).toBe('Uwase')
  expect(buyerNameOf(blankDraft)).toBeNull()
})
