import { serverNow } from '@console/core/api'
import { saveBlob } from '@console/core/files'
import { MissingPartContext } from '@console/ui'
import { useContext } from 'react'
import type { CalendarEvent } from '../contract'

async function saveIcs(events: readonly CalendarEvent[]): Promise<void> {
  const { writeIcs } = await import('./writeIcs')
  const [first] = events
  const name = events.length === 1 && first ? first.title : 'calendar'
  saveBlob(
    `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.ics`,
    new Blob([writeIcs(events, serverNow())], { type: 'text/calendar;charset=utf-8' }),
  )
}

/**
 * Downloads events as a calendar file, named by the title of a single event, otherwise "calendar". A failure to load
 * the writer is reported like that of any other lazy chunk.
 */
export function useSaveIcs() {
  const reportMissing = useContext(MissingPartContext)
  return (events: readonly CalendarEvent[]) => void saveIcs(events).catch(reportMissing)
}
