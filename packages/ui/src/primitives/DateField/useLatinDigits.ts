import { type RefObject, useEffect, useRef } from 'react'
import { latinDigits } from '../Field/latinDigits'

/**
 * Reads digits of Arabic keyboards as Latin ones inside the element: react-aria does so only where the locale names no digits,
 * and ours names Latin ones, in which dates are written.
 */
export function useLatinDigits(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    const read = (event: InputEvent) => {
      const data = event.data === null ? null : latinDigits(event.data)
      if (data === event.data || event.inputType !== 'insertText') return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { inputType } = event
      const latin = { data, inputType, bubbles: true, cancelable: true }
      event.target?.dispatchEvent(new InputEvent('beforeinput', latin))
    }
    element?.addEventListener('beforeinput', read, { capture: true })
    return () => element?.removeEventListener('beforeinput', read, { capture: true })
  }, [])
  return root
}
