import type { CalendarEvent } from '../contract'
import { daysOf, inOrder } from '../spans'

/** The shown event before (-1) or after (1) another, by start; undefined at the ends. */
export function eventBeside(
  shown: readonly CalendarEvent[],
  id: string,
  way: -1 | 1,
): CalendarEvent | undefined {
  const ordered = shown.toSorted(
    (one, other) => daysOf(one).first.localeCompare(daysOf(other).first) || inOrder(one, other),
  )
  const place = ordered.findIndex((event) => event.id === id)
  return place === -1 ? undefined : ordered[place + way]
}
