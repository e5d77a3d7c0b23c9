import { useEffect, useEffectEvent, useState } from 'react'

/** How long the keys rest before it is told, in milliseconds. */
const pause = 200

/**
 * A text that is searched for. Typing waits for nothing: the field has it at once, the address when the keys rest.
 * @param value what the address says; where that changes by other ways than typing, the field follows
 * @param onRest told what was typed, trimmed
 * @returns what stands in the field, and what changes it
 */
export function useTypedText(
  value: string,
  onRest: (text: string) => void,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  const rest = useEffectEvent(onRest)

  if (value !== seen) {
    setSeen(value)
    // Back, forward and "Clear filters" say something else than what was typed. What was told may come when more has been typed.
    if (value !== told) {
      setTold(value)
      if (value !== text.trim()) setText(value)
    }
  }

  useEffect(() => {
    const typed = text.trim()
    if (typed === told) return undefined
    const timer = setTimeout(() => {
      setTold(typed)
      rest(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, told])

  return [text, setText]
}
