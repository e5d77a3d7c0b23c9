import { expect, test } from 'vitest'
import { wayOf } from './wayOf'

const said = (status: Parameters<typeof wayOf>[0]) =>
  wayOf(status, (each) => each === 'placed' || each === 'confirmed').map(
    (point) => `${point.status} ${point.state}`,
  )

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

test('what is cancelled has come as far as it came, and what is not placed yet is on no way', () => {
  expect(said('cancelled')).toEqual(['placed done', 'confirmed done', 'cancelled ended'])
  expect(said('draft')).toEqual(['draft current'])
})
