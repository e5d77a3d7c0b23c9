import { expect, test } from 'vitest'
import { wayOf } from './wayOf'

const said = (status: Parameters<typeof wayOf>[0]) =>
  wayOf(status).map((point) => `${point.status} ${point.state}`)

test('the path of an order is that of its machine', () => {
  expect(said('confirmed')).toEqual([
    'placed done',
    'confirmed current',
    'preparing possible',
    'dispatched toCome',
    'delivered toCome',
    'completed toCome',
  ])
})

test('a part that has left stands on the path', () => {
  expect(said('partly_dispatched')).toContain('partly_dispatched current')
  expect(said('partly_dispatched')).toContain('dispatched possible')
})

test('what is cancelled, or not placed yet, is on no way', () => {
  expect(said('cancelled')).toEqual(['cancelled current'])
  expect(said('draft')).toEqual(['draft current'])
})
