import { useEffect } from 'react'

/**
 * Keeps the field that is written in in sight when the keyboard of a phone opens, or its window is turned: browsers scroll the page to it, but not what
 * scrolls within the page, such as a dialog or a chat.
 */
export function useFieldInSight(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view || !matchMedia('(pointer: coarse)').matches) return
    let frame = 0
    function show() {
      cancelAnimationFrame(frame)
      // What is as high as the viewport has its new height by then.
      frame = requestAnimationFrame(() => {
        const field = document.activeElement
        if (field?.matches('input, textarea, [contenteditable="true"]'))
          field.scrollIntoView({ block: 'nearest' })
      })
    }
    view.addEventListener('resize', show)
    return () => {
      cancelAnimationFrame(frame)
      view.removeEventListener('resize', show)
    }
  }, [])
}
