import type { Money } from './values'
import { expect, test } from 'vitest'
import { sumsOf } from './sumsOf'

const kes = (amount: number): Money => ({ amount, currency: 'KES' })
const ugx = (amount: number): Money => ({ amount, currency: 'UGX' })

test('amounts of two currencies are never added up', () => {
  expect(sumsOf([ugx(7), kes(100), null, kes(-30), ugx(1)])).toEqual([kes(70), ugx(8)])
})

test('a list without amounts has no sum; amounts that cancel out have one', () => {
  expect(sumsOf([null])).toEqual([])
  expect(sumsOf([kes(5), kes(-5)])).toEqual([kes(0)])
})
