import ICAL from 'ical.js'
import { calendarEvent, type CalendarEvent } from '../contract'
import { addDays } from '../spans'
import { cutIcs, type IcsBlocks } from './icsBlocks'
import { ianaZone, instantIn } from './timeZone'

/** An event of a file. */
export interface FoundEvent {
  event: CalendarEvent
  /** How it repeats, as the file writes it; null: it does not. Only its first time is read. */
  rule: string | null
  /** A time zone that the file names and nobody knows; null: none. Its times are read as the reader's. */
  unknownZone: string | null
  /** The organizer called it off: it is not taken in unless that is asked for. */
  isCancelled: boolean
  /** It is one time of a series, which was changed by itself. */
  isOneOfSeries: boolean
  /** The file says that it ends before it begins: it was given the shortest length. */
  endsBeforeStart: boolean
}

/** What a calendar file has. */
export interface IcsContent {
  events: FoundEvent[]
  /** The titles of events whose time cannot be read. */
  timeless: string[]
  /** The numbers of lines that cannot be read, from 1. */
  badLines: number[]
}

/**
 * Reads a calendar file (RFC 5545), also of several calendars. Of what repeats the first time is read, and each time that was changed by
 * itself. What cannot be read is left out and reported; the rest is read.
 * @returns null where it is no calendar file
 */
export function readIcs(text: string): IcsContent | null {
  const { calendars, badLines } = cutIcs(text)
  if (calendars.length === 0) return null
  const timeless: string[] = []
  const found = new Map<string, { of: FoundEvent; sequence: number }>()
  for (const calendar of calendars) {
    const zones = calendar.zones.filter((zone) => parse('VCALENDAR', [zone]) !== null)
    for (const block of calendar.events) {
      const entry = parse('VCALENDAR', [...zones, block])?.getFirstSubcomponent('vevent')
      const event = entry ? tryRead(entry, calendar, zones) : null
      if (!event) {
        timeless.push(titleIn(block))
        continue
      }
      const sequence = Number(entry?.getFirstPropertyValue('sequence') ?? 0)
      const other = found.get(event.event.id)
      // Of one that is there twice, the newer.
      if (!other || other.sequence < sequence) found.set(event.event.id, { of: event, sequence })
    }
  }
  return { events: [...found.values()].map(({ of }) => of), timeless, badLines }
}

function parse(name: string, blocks: readonly string[]): ICAL.Component | null {
  try {
    return ICAL.Component.fromString([`BEGIN:${name}`, ...blocks, `END:${name}`].join('\r\n'))
  } catch {
    return null
  }
}

function tryRead(
  entry: ICAL.Component,
  calendar: IcsBlocks,
  zones: readonly string[],
): FoundEvent | null {
  try {
    return readEntry(entry, calendar, zones)
  } catch {
    return null
  }
}

function readEntry(
  entry: ICAL.Component,
  calendar: IcsBlocks,
  zones: readonly string[],
): FoundEvent | null {
  const { summary, description, startDate, endDate } = new ICAL.Event(entry)
  const zone = zoneOf(entry, calendar, zones)
  const allDay = startDate.isDate
  const start = allDay ? startDate.toString() : instantOf(startDate, zone)
  const last = allDay ? addDays(endDate.toString(), -1) : instantOf(endDate, zone)
  const least = allDay ? start : new Date(Date.parse(start) + 60 * 60_000).toISOString()
  const recurrence = entry.getFirstPropertyValue('recurrence-id')
  const title = summary?.trim().slice(0, 200) ?? ''
  const uid = String(entry.getFirstPropertyValue('uid') ?? '').trim()
  // One without a name is known by what it says, so that it comes in once.
  const id = uid === '' ? `${start}/${last}/${title}` : uid
  const rule = entry.getFirstPropertyValue('rrule')
  const { data } = calendarEvent.safeParse({
    id: recurrence === null ? id : `${id}/${String(recurrence)}`,
    title: title || id,
    allDay,
    start,
    // What has no length takes its day, or an hour.
    end: last > start ? last : least,
    desc: (description ?? '').slice(0, 10_000),
  })
  if (!data) return null
  const status = String(entry.getFirstPropertyValue('status') ?? '')
  return {
    event: data,
    rule: rule === null ? null : String(rule),
    unknownZone: zone?.iana === null ? zone.name : null,
    isCancelled: calendar.isCancelled || /^cancelled$/i.test(status),
    isOneOfSeries: recurrence !== null,
    endsBeforeStart: allDay ? addDays(last, 1) < start : last < start,
  }
}

/** The zone of an event, where the file does not explain it; null where it does, or names none. */
interface NamedZone {
  name: string
  /** Null: nobody knows it. */
  iana: string | null
}

function zoneOf(
  entry: ICAL.Component,
  { defaultZone }: IcsBlocks,
  zones: readonly string[],
): NamedZone | null {
  const parameter = entry.getFirstProperty('dtstart')?.getParameter('tzid')
  const name = typeof parameter === 'string' ? parameter : defaultZone
  if (name === null) return null
  const isExplained = zones.some((zone) =>
    zone.split('\r\n').some((line) => /^TZID[:;]/i.test(line) && line.endsWith(`:${name}`)),
  )
  return isExplained && typeof parameter === 'string' ? null : { name, iana: ianaZone(name) }
}

/** A time in UTC and in a zone that the file explains is that instant; another is that of the named zone, else of the reader's. */
function instantOf(time: ICAL.Time, zone: NamedZone | null): string {
  const isFloating = time.zone === ICAL.Timezone.localTimezone
  return isFloating && zone?.iana
    ? instantIn(zone.iana, time.toString())
    : time.toJSDate().toISOString()
}

/** What an event that cannot be parsed calls itself. */
function titleIn(block: string): string {
  return /^SUMMARY[^:\r\n]*:(.*)$/im.exec(block)?.[1]?.trim() ?? ''
}
