import { expect, test } from 'vitest'
import { whyOf } from './useWhy'

const payment = { occurredAt: '2026-06-12T12:00:00Z', till: '512345' }

function why(issuedAt: string, amount: number, till = '512345') {
  const difference = { amount, currency: 'KES' as const }
  return whyOf(payment, { issuedAt, difference, till }).map(({ key, count }) =>
    count === 0 ? key.split('.').at(-1) : `${count} ${key.split('.').at(-1)}`,
  )
}

test('describes the amount, time and till of each receipt, with long intervals in hours', () => {
  expect(why('2026-06-12T11:48:00Z', 0)).toEqual(['exact', '12 minutes', 'sameTill'])
  expect(why('2026-06-12T15:10:00Z', -1, '598765')).toEqual(['near', '3 hours', 'otherTill'])
  expect(why('2026-06-12T12:00:20Z', 0)).toEqual(['exact', 'minutes', 'sameTill'])
})
