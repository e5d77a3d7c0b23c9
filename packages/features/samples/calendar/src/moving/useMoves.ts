import { useMemo, useState } from 'react'
import type { CalendarEvent } from '../contract'
import type { EventWrites } from '../useEventWrites'

type Events = readonly CalendarEvent[]

/**
 * Optimistic moves: a dropped event is drawn at its new position until the server accepts or refuses the change.
 * @returns the events as they are drawn, and a function that moves one
 */
export function useMoves(events: Events, writes: EventWrites) {
  const [moved, setMoved] = useState<Events>([])

  const drawn = useMemo(
    () => events.map((event) => moved.find(({ id }) => id === event.id) ?? event),
    [events, moved],
  )

  async function put(event: CalendarEvent, to: CalendarEvent) {
    setMoved((others) => [...others.filter(({ id }) => id !== event.id), to])
    await writes.move(event, to)
    setMoved((others) => others.filter((each) => each !== to))
  }

  return {
    drawn,
    put: (event: CalendarEvent, to: CalendarEvent) => void put(event, to),
  }
}
