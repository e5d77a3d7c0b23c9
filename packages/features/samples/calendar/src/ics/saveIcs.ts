import { saveBlob } from '@console/core/files'
import type { CalendarEvent } from '../contract'

/** Lets the browser save events as a calendar file: of one by its title, of many as "calendar". */
export async function saveIcs(events: readonly CalendarEvent[], now: Date): Promise<void> {
  const { writeIcs } = await import('./writeIcs')
  const [first] = events
  const name = events.length === 1 && first ? first.title : 'calendar'
  saveBlob(
    `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.ics`,
    new Blob([writeIcs(events, now)], { type: 'text/calendar;charset=utf-8' }),
  )
}
