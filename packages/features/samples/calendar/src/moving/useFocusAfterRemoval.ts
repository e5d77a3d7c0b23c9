import { type RefObject, useEffect, useState } from 'react'
import type { CalendarEvent } from '../contract'
import { eventBeside } from './eventBeside'

interface Removal {
  removed: CalendarEvent
  /** The event on which the keyboard goes on; undefined: none is beside it. */
  beside: CalendarEvent | undefined
}

/**
 * Says where the keyboard goes on once an event was deleted in its dialog, which would give the focus back to what is gone: at the event beside it, of
 * those that are drawn, or at the calendar.
 * @param root in which events bear `data-event-id`, or links lead to them
 * @param events those that are shown
 * @returns what is told which event is being deleted, as the dialog closes
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  events: readonly CalendarEvent[],
) {
  const [removal, setRemoval] = useState<Removal | null>(null)
  const isDrawn = events.some(({ id }) => id === removal?.removed.id)

  useEffect(() => {
    if (!removal || isDrawn) return undefined
    // The dialog gives the focus back in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setRemoval(null)
        if (document.activeElement !== document.body) return
        const id = CSS.escape(removal.beside?.id ?? '')
        const next = root.current?.querySelector<HTMLElement>(
          `[data-event-id="${id}"], a[href$="/${id}"]`,
        )
        next?.focus()
        // What has no room in its day is not to be seen.
        if (document.activeElement === document.body) root.current?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [removal, isDrawn, root])

  return (removed: CalendarEvent) =>
    setRemoval({
      removed,
      beside: eventBeside(events, removed.id, 1) ?? eventBeside(events, removed.id, -1),
    })
}
