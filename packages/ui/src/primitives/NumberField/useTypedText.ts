import { useState } from 'react'

/**
 * Text of a field whose value is parsed from the typed text: it stays as typed until blur, or until the owner gives
 * another value.
 * @param value the owner's value
 * @param write formats the value
 */
export function useTypedText(value: unknown, write: () => string) {
  const now = JSON.stringify(value)
  const [typed, setTyped] = useState(() => ({ text: write(), value: now }))
  const held = typed.value === now ? typed : { text: write(), value: now }
  if (held !== typed) setTyped(held)
  return {
    text: held.text,
    /** Sets the typed text, and the value reported to the owner. */
    type: (text: string, reported: unknown) => setTyped({ text, value: JSON.stringify(reported) }),
    /** Formats the value as elsewhere. */
    tidy: () => setTyped({ text: write(), value: now }),
  }
}
