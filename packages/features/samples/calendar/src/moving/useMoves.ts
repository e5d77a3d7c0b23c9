import { useMemo, useState } from 'react'
import type { CalendarEvent } from '../contract'
import type { EventWrites } from '../useEventWrites'

type Events = readonly CalendarEvent[]

/**
 * Events that were led elsewhere stand there from the moment in which they are let go, until that was taken or refused.
 * @returns the events as they are drawn, and what puts one elsewhere
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
