import { useState } from 'react'

/** What came of copying a name: it is on the clipboard, or there is none, for want of a secure connection or of permission. */
export interface CopiedName {
  name: string
  isRefused: boolean
}

/** Copies names, one after the other; null before the first. */
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
