import { useState } from 'react'

/** Result of copying a name: copied, or refused for lack of a secure connection or of permission. */
export interface CopiedName {
  name: string
  isRefused: boolean
}

/** Copies names to the clipboard; the result is null before the first. */
export function useCopiedName() {
  const [copied, setCopied] = useState<CopiedName | null>(null)
  async function copy(name: string) {
    try {
      await navigator.clipboard.writeText(name)
      setCopied({ name, isRefused: false })
    } catch {
      setCopied({ name, isRefused: true })
    }
  }
  return { copied, copy }
}
