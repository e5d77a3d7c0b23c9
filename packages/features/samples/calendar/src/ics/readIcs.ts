import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { findIana } from 'windows-iana'
import { calendarEvent, type CalendarEvent } from '../contract'
import { addDays } from '../spans'
import { cutIcs, type IcsBlocks } from './icsBlocks'

/** An event of a file. */
export interface ImportedEvent {
  event: CalendarEvent
  /** Recurrence rule as written in the file; null if there is none. Only the first occurrence is read. */
  rule: string | null
  /** Unknown time zone named in the file; null if there is none. Its times are read in the user's zone. */
  unknownZone: string | null
  /** The organizer cancelled it: it is imported only on request. */
  isCancelled: boolean
  /** A single modified occurrence of a series. */
  isOneOfSeries: boolean
  /** The file has an end before the start: the event was given the minimum duration. */
  endsBeforeStart: boolean
}

/** Content of a calendar file. */
export interface IcsContent {
  events: ImportedEvent[]
  /** Titles of events whose time cannot be parsed. */
  timeless: string[]
  /** Numbers of lines that cannot be parsed, from 1. */
  badLines: number[]
}

/**
 * Parses a calendar file (RFC 5545), also one with several calendars. Of a series, the first occurrence and each
 * modified one are read. Invalid parts are skipped and reported.
 * @returns null if it is not a calendar file
 */
export function readIcs(text: string): IcsContent | null {
  const { calendars, badLines } = cutIcs(text)
  if (calendars.length === 0) return null
  const timeless: string[] = []
  const found = new Map<string, { of: ImportedEvent; sequence: number }>()
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
      // Of duplicates, the newer one.
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
): ImportedEvent | null {
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
): ImportedEvent | null {
  const { summary, description, startDate, endDate } = new ICAL.Event(entry)
  const zone = zoneOf(entry, calendar, zones)
  const allDay = startDate.isDate
  const start = allDay ? startDate.toString() : instantOf(startDate, zone)
  const last = allDay ? addDays(endDate.toString(), -1) : instantOf(endDate, zone)
  const min = allDay ? start : new Date(Date.parse(start) + 60 * 60_000).toISOString()
  const recurrence = entry.getFirstPropertyValue('recurrence-id')
  const title = summary?.trim().slice(0, 200) ?? ''
  const uid = String(entry.getFirstPropertyValue('uid') ?? '').trim()
  // An event without a UID is identified by its content, so that it is imported once.
  const id = uid === '' ? `${start}/${last}/${title}` : uid
  const rule = entry.getFirstPropertyValue('rrule')
  const { data } = calendarEvent.safeParse({
    id: recurrence === null ? id : `${id}/${String(recurrence)}`,
    title: title || id,
    allDay,
    start,
    // Without a duration it takes its day, or an hour.
    end: last > start ? last : min,
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

/** Zone of an event that the file does not define; null if it does, or names none. */
interface NamedZone {
  name: string
  /** Null: unknown. */
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

/** Instant of a time: exact for UTC and for zones that the file defines; otherwise in the named zone, or the user's. */
function instantOf(time: ICAL.Time, zone: NamedZone | null): string {
  const isFloating = time.zone === ICAL.Timezone.localTimezone
  return isFloating && zone?.iana
    ? instantIn(zone.iana, time.toString())
    : time.toJSDate().toISOString()
}

/** Title of an event that cannot be parsed. */
function titleIn(block: string): string {
  return /^SUMMARY[^:\r\n]*:(.*)$/im.exec(block)?.[1]?.trim() ?? ''
}

/**
 * IANA name of a zone in a calendar file: `Europe/Paris`, `Turkey Standard Time` of Outlook (by CLDR), or a name behind
 * the path of another program. Null if unknown.
 */
function ianaZone(name: string): string | null {
  const plain = name.trim().replaceAll('"', '')
  const parts = plain.split('/')
  const behind = [3, 2].map((count) => parts.slice(-count).join('/'))
  return [plain, ...findIana(plain), ...behind].find(isZone) ?? null
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Instant at which a clock in a zone shows a local time: `2026-07-16T12:00:00`. */
function instantIn(zone: string, local: string): string {
  const instant = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()
  return new Date(instant.epochMilliseconds).toISOString()
}
