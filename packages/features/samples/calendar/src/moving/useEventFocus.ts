import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus on an event when it is redrawn, also at another position: events have `data-event-id`. A press
 * elsewhere releases it.
 */
export function useEventFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    let last: string | undefined
    const idOf = (target: EventTarget | null) =>
      target instanceof Element && element.contains(target)
        ? target.closest<HTMLElement>('[data-event-id]')?.dataset.eventId
        : undefined
    const drawing = new MutationObserver(() => {
      const { activeElement } = document
      if (last === undefined || (activeElement && activeElement !== document.body)) return
      element.querySelector<HTMLElement>(`[data-event-id="${CSS.escape(last)}"]`)?.focus()
    })
    // It is drawn hidden first, and takes the focus once it is visible.
    drawing.observe(element, { childList: true, attributeFilter: ['style'], subtree: true })
    const listening = new AbortController()
    const { signal } = listening
    const note = ({ target }: Event) => {
      last = idOf(target)
    }
    document.addEventListener('focusin', note, { signal })
    document.addEventListener('pointerdown', note, { signal })
    return () => {
      drawing.disconnect()
      listening.abort()
    }
  }, [root])
}
