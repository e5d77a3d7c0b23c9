import { memoryStorage } from './memoryStorage'

/**
 * A storage of the browser, or one in memory where the browser refuses it, as it does with "block all cookies": then even
 * naming it throws.
 * @example openStorage(() => localStorage)
 */
export function openStorage(open: () => Storage): Storage {
  try {
    return open()
  } catch {
    return memoryStorage()
  }
}
