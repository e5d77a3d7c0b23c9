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
 * Lets the browser save events as a calendar file: of one by its title, of many as "calendar". Where what writes it cannot be fetched, that is said as of
 * every part that is missing.
 */
export function useSaveIcs() {
  const tellMissing = useContext(MissingPartContext)
  return (events: readonly CalendarEvent[]) => void saveIcs(events).catch(tellMissing)
}
