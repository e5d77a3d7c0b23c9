import { expect, test } from 'vitest'
import { memoryStorage } from './memoryStorage'
import { openStorage } from './openStorage'

test('a storage the browser allows is used', () => {
  const storage = memoryStorage()
  expect(openStorage(() => storage)).toBe(storage)
})

test('where the browser refuses it, what is kept lives as long as the page', () => {
  const storage = openStorage(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  storage.setItem('settings', '{}')
  expect(storage.getItem('settings')).toBe('{}')
})
