import { type RefObject, useEffect, useState } from 'react'
import type { CalendarEvent } from '../contract'
import { eventBeside } from './eventBeside'

interface Removal {
  removed: CalendarEvent
  /** Event to focus next; undefined if there is no neighbour. */
  beside: CalendarEvent | undefined
}

/**
 * Moves the focus after an event is deleted in its dialog, which would restore it to an element that is gone: to the
 * neighbouring drawn event, or to the calendar.
 * @param root element in which events have `data-event-id`, or are the targets of links
 * @param events shown events
 * @returns callback for the event being deleted, called as the dialog closes
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  events: readonly CalendarEvent[],
) {
  const [removal, setRemoval] = useState<Removal | null>(null)
  const isDrawn = events.some(({ id }) => id === removal?.removed.id)

  useEffect(() => {
    if (!removal || isDrawn) return undefined
    // The dialog restores the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        setRemoval(null)
        if (document.activeElement !== document.body) return
        const id = CSS.escape(removal.beside?.id ?? '')
        const next = root.current?.querySelector<HTMLElement>(
          `[data-event-id="${id}"], a[href$="/${id}"]`,
        )
        next?.focus()
        // Events that do not fit in their day are not visible.
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
