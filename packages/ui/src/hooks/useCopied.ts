import { useState } from 'react'

/**
 * Copies a text to the clipboard.
 * @param onRefused called where the clipboard is unavailable (no secure connection or no permission). It selects the text, so
 * that the user can copy it with the keyboard.
 */
export function useCopied(text: string, onRefused?: () => void) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      onRefused?.()
    }
  }
  return { isCopied, copy: () => void copy() }
}
