import type { KeyboardEvent } from 'react'

/** Shortcut that submits a form, as printed on the user's keyboard. */
export function sendKeys(): string {
  return /Mac OS|iPhone|iPad/.test(navigator.userAgent) ? '⌘+Enter' : 'Ctrl+Enter'
}

/** Checks whether a key submits the form. */
export function isSending({ key, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !repeat
}
