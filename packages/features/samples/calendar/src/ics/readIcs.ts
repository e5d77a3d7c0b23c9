import ICAL from 'ical.js'
import { calendarEvent, type CalendarEvent } from '../contract'
import { addDays } from '../spans'

/** An event of a file. */
export interface FoundEvent {
  event: CalendarEvent
  /** How it repeats, as the file writes it; null: it does not. Only its first time is read. */
  rule: string | null
  /** A time zone that the file names and does not explain; null: none. Its times are read as the reader's. */
  unknownZone: string | null
}

/** What a calendar file has. */
export interface IcsContent {
  events: FoundEvent[]
  /** What cannot be read of it: the titles of events that are at no time that can be understood. */
  timeless: string[]
}

/** A point in time of a file, as a JavaScript date. UTC and zones that the file explains are those; the others are the reader's own. */
function instantOf(time: ICAL.Time): string {
  return time.toJSDate().toISOString()
}

function zoneOf(entry: ICAL.Component, calendar: ICAL.Component): string | null {
  const zone = entry.getFirstProperty('dtstart')?.getParameter('tzid')
  if (typeof zone !== 'string') return null
  const isExplained = calendar
    .getAllSubcomponents('vtimezone')
    .some((each) => each.getFirstPropertyValue('tzid') === zone)
  return isExplained ? null : zone
}

function readEntry(entry: ICAL.Component, calendar: ICAL.Component): FoundEvent | null {
  const { uid, summary, description, startDate, endDate } = new ICAL.Event(entry)
  const allDay = startDate.isDate
  const start = allDay ? startDate.toString() : instantOf(startDate)
  const last = allDay ? addDays(endDate.toString(), -1) : instantOf(endDate)
  const least = allDay ? start : new Date(Date.parse(start) + 60 * 60_000).toISOString()
  const rule = entry.getFirstPropertyValue('rrule')
  const { data } = calendarEvent.safeParse({
    id: uid,
    title: summary?.trim().slice(0, 200) || uid,
    allDay,
    start,
    // What has no length takes its day, or an hour.
    end: last > start ? last : least,
    desc: (description ?? '').slice(0, 10_000),
  })
  return data
    ? {
        event: data,
        rule: rule === null ? null : String(rule),
        unknownZone: zoneOf(entry, calendar),
      }
    : null
}

/**
 * Reads a calendar file (RFC 5545). Of what repeats only the first time is read, and its exceptions are left out.
 * @returns null where it is no calendar file
 */
export function readIcs(text: string): IcsContent | null {
  const calendar = parse(text)
  if (!calendar) return null
  const content: IcsContent = { events: [], timeless: [] }
  const known = new Set<string>()
  for (const entry of calendar.getAllSubcomponents('vevent')) {
    if (entry.hasProperty('recurrence-id')) continue
    const found = tryRead(entry, calendar)
    const title = String(entry.getFirstPropertyValue('summary') ?? '')
    if (!found || known.has(found.event.id)) content.timeless.push(title)
    else {
      known.add(found.event.id)
      content.events.push(found)
    }
  }
  return content
}

function tryRead(entry: ICAL.Component, calendar: ICAL.Component): FoundEvent | null {
  try {
    return readEntry(entry, calendar)
  } catch {
    return null
  }
}

function parse(text: string): ICAL.Component | null {
  try {
    const calendar = ICAL.Component.fromString(text)
    return calendar.name === 'vcalendar' ? calendar : null
  } catch {
    return null
  }
}
