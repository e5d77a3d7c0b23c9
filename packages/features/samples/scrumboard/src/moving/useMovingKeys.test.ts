import { expect, test } from 'vitest'
import { directionOfKey } from './useMovingKeys'

test('horizontal arrows follow the reading direction, other keys are the same in both', () => {
  expect(directionOfKey('ArrowRight', 'ltr')).toBe('on')
  expect(directionOfKey('ArrowRight', 'rtl')).toBe('back')
  expect(directionOfKey('ArrowLeft', 'rtl')).toBe('on')
  for (const reading of ['ltr', 'rtl'] as const) {
    expect(directionOfKey('ArrowUp', reading)).toBe('up')
    expect(directionOfKey('End', reading)).toBe('last')
    expect(directionOfKey('x', reading)).toBeUndefined()
  }
})
