import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Stands in the bar: where the bar goes with the focus in it, as it does once all is saved or discarded, the keyboard goes on at the heading of a
 * section that was changed. That it was saved is announced as a notice.
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
