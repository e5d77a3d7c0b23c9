import ICAL from 'ical.js'
import type { CalendarEvent } from '../contract'
import { addDays } from '../spans'

/** A day or an instant in the iCalendar format. */
function timeOf(allDay: boolean, time: string) {
  return allDay ? ICAL.Time.fromDateString(time) : ICAL.Time.fromJSDate(new Date(time), true)
}

/**
 * Events as a calendar file (RFC 5545): instants in UTC; the end of all-day events is exclusive.
 * @param now creation time of the file
 */
export function writeIcs(events: readonly CalendarEvent[], now: Date): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', '-//Marketplace console//Calendar//EN')
  for (const { id, title, allDay, start, end, desc } of events) {
    const entry = new ICAL.Component('vevent')
    entry.updatePropertyWithValue('uid', id)
    entry.updatePropertyWithValue('dtstamp', timeOf(false, now.toISOString()))
    entry.updatePropertyWithValue('dtstart', timeOf(allDay, start))
    entry.updatePropertyWithValue('dtend', timeOf(allDay, allDay ? addDays(end, 1) : end))
    entry.updatePropertyWithValue('summary', title)
    if (desc !== '') entry.updatePropertyWithValue('description', desc)
    calendar.addSubcomponent(entry)
  }
  return `${calendar.toString()}\r\n`
}
