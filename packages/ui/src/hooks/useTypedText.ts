import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce, in milliseconds. */
const pause = 200

/**
 * Debounced search text. The field updates at once, the address when typing pauses.
 * @param value the text in the address; the field follows when it changes by other means than typing
 * @param onRest called with the typed text, trimmed
 * @returns the text in the field, and its setter
 */
export function useTypedText(
  value: string,
  onRest: (text: string) => void,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [reported, setReported] = useState(value)
  const rest = useEffectEvent(onRest)

  if (value !== seen) {
    setSeen(value)
    // Back, forward and "Clear filters" set another text than the typed one. A reported text may come back after more was typed.
    if (value !== reported) {
      setReported(value)
      if (value !== text.trim()) setText(value)
    }
  }

  useEffect(() => {
    const typed = text.trim()
    if (typed === reported) return undefined
    const timer = setTimeout(() => {
      setReported(typed)
      rest(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, reported])

  return [text, setText]
}
