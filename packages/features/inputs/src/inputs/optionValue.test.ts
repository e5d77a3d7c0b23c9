import { expect, test } from 'vitest'
import { valueOf } from './optionValue'

test('suggests a valid, unique value for an option', () => {
  expect(valueOf('Long rains')).toBe('long-rains')
  expect(valueOf('500 ml')).toBe('500-ml')
  expect(valueOf('  Çay & kahve ')).toBe('cay-kahve')
  expect(valueOf('x'.repeat(60))).toHaveLength(40)
  expect(valueOf('قصير')).toBe('')
  expect(valueOf('Size 1', ['size-1', 'size-1-2'])).toBe('size-1-3')
})
