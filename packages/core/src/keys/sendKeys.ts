import type { KeyboardEvent } from 'react'

/** What sends a form, as it is written on the reader's keyboard. */
export function sendKeys(): string {
  return /Mac OS|iPhone|iPad/.test(navigator.userAgent) ? '⌘+Enter' : 'Ctrl+Enter'
}

/** Whether a key sends what is written. */
export function isSending({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !repeat
}
