import { useState } from 'react'

/**
 * Copies a text to the clipboard.
 * @param onRefused called where there is none, for want of a secure connection or of permission: it marks the text, so that the
 * keyboard can copy it
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
