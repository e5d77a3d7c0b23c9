import { useState } from 'react'

/**
 * The text of a field whose value is made of what is typed: it stays as it was typed until the field is left, or until the
 * owner gives another value.
 * @param value what the owner holds
 * @param write how the value is written
 */
export function useTypedText(value: unknown, write: () => string) {
  const now = JSON.stringify(value)
  const [typed, setTyped] = useState(() => ({ text: write(), value: now }))
  const held = typed.value === now ? typed : { text: write(), value: now }
  if (held !== typed) setTyped(held)
  return {
    text: held.text,
    /** What is typed, and what the owner is told of it. */
    type: (text: string, told: unknown) => setTyped({ text, value: JSON.stringify(told) }),
    /** Writes the value as it is written elsewhere. */
    tidy: () => setTyped({ text: write(), value: now }),
  }
}
