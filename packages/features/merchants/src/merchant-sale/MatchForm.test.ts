import { expect, test } from 'vitest'
import { matchFormFor } from './MatchForm'

const kes = (amount: number) => ({ amount, currency: 'KES' as const })
const receipt = (receiptNo: string, difference: number) => ({
  receiptNo,
  till: '512345',
  issuedAt: '2026-06-12T11:48:00Z',
  total: kes(10_000 - difference),
  lines: [],
  difference: kes(difference),
})
const { schema } = matchFormFor([receipt('512345-000001', 0), receipt('512345-000002', -1)])
const exact = { receiptNo: '512345-000001', reasonCode: null, note: '' }
const near = { ...exact, receiptNo: '512345-000002' }
const wrongIn = (values: Parameters<typeof schema.safeParse>[0]) =>
  schema.safeParse(values).error?.issues.map(({ path }) => path[0])

test('requires a receipt, and a reason if the amounts differ', () => {
  expect(wrongIn({ ...exact, receiptNo: ' ' })).toEqual(['receiptNo'])
  expect(wrongIn(near)).toEqual(['reasonCode'])
  expect(wrongIn({ ...near, reasonCode: 'other', note: 'No.' })).toEqual(['note'])
  expect(schema.parse(exact)).toEqual({ receiptNo: '512345-000001' })
  expect(schema.parse({ ...near, reasonCode: 'paid_short' })).toEqual({
    receiptNo: '512345-000002',
    reasonCode: 'paid_short',
  })
})

test('drops the reason for another receipt when the chosen one fits', () => {
  const left = { reasonCode: 'other', note: 'The fee was deducted twice.' } as const
  expect(schema.parse({ ...exact, ...left })).toEqual({ receiptNo: '512345-000001' })
})

test('leaves it to the server whether a receipt that was not suggested needs a reason', () => {
  expect(wrongIn({ ...exact, receiptNo: '598765-000009' })).toBeUndefined()
})
