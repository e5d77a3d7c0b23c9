import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Rendered in the bar: when the bar disappears with focus in it, as after a save or a discard, focus moves to the heading of a
 * changed section. The save itself is announced by a notification.
 */
export function RestoreFocus({ section }: { section: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const goOn = useEffectEvent(() => {
    const heading = `[data-section="${CSS.escape(section)}"] h2`
    document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const bar = place.current?.parentElement
    return () => {
      if (bar?.contains(document.activeElement)) goOn()
    }
  }, [])
  return <span ref={place} hidden />
}
