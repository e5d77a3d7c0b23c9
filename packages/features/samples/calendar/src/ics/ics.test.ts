import { expect, test } from 'vitest'
import { sampleEvents } from '../mocks/sampleEvents'
import { readIcs } from './readIcs'
import { writeIcs } from './writeIcs'

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

test('reads written events unchanged: several days, Arabic, line breaks and punctuation', () => {
  const odd = { ...sampleEvents[0]!, id: 'odd', title: 'Ağ; a, b\\c', desc: 'one\ntwo, “three”' }
  const events = [...sampleEvents, odd]
  const content = readIcs(writeIcs(events, new Date('2026-06-15T09:00:00Z')))
  expect(content?.events.map(({ event }) => event)).toEqual(events)
  expect(content?.timeless).toEqual([])
})

test('reads a time zone that the file defines', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Here',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const content = readIcs(
    file(
      ...zone,
      ...entry('UID:1', 'SUMMARY:A', 'DTSTART;TZID=Here:20260615T120000', 'DURATION:PT30M'),
    ),
  )
  expect(content?.events[0]).toMatchObject({
    event: { start: '2026-06-15T09:00:00.000Z', end: '2026-06-15T09:30:00.000Z' },
    unknownZone: null,
  })
})

test('reports what it does not understand: a zone without rules, a recurrence, no time', () => {
  const content = readIcs(
    file(
      ...entry('UID:1', 'SUMMARY:A', 'DTSTART;TZID=Atlantis:20260615T120000', 'RRULE:FREQ=WEEKLY'),
      ...entry('UID:2', 'SUMMARY:Never'),
    ),
  )
  expect(content).toMatchObject({
    events: [{ rule: 'FREQ=WEEKLY', unknownZone: 'Atlantis', event: { title: 'A' } }],
    timeless: ['Never'],
  })
})

test('an all-day event without an end lasts one day', () => {
  const content = readIcs(file(...entry('UID:1', 'SUMMARY:A', 'DTSTART;VALUE=DATE:20260615')))
  expect(content?.events[0]?.event).toMatchObject({ start: '2026-06-15', end: '2026-06-15' })
})

test.each([['no calendar'], [''], ['BEGIN:VCARD\r\nEND:VCARD'], ['BEGIN:VCALENDAR']])(
  'reads no events from a file that is not a calendar: %j',
  (text) => {
    expect(readIcs(text)?.events ?? []).toEqual([])
  },
)

const times = (content: ReturnType<typeof readIcs>) =>
  content?.events.map(({ event: { start, end } }) => `${start} ${end}`)
const noon = '2026-07-16T12:00:00.000Z'

test.each([
  ['Europe/Paris', '2026-07-16T10:00:00.000Z'],
  ['Turkey Standard Time', '2026-07-16T09:00:00.000Z'],
  ['E. Africa Standard Time', '2026-07-16T09:00:00.000Z'],
  ['"/freeassociation.sourceforge.net/Europe/Istanbul"', '2026-07-16T09:00:00.000Z'],
])('the zone %s is known without its rules', (zone, start) => {
  const content = readIcs(
    file(
      ...entry('UID:1', 'SUMMARY:Call', `DTSTART;TZID=${zone}:20260716T120000`, 'DURATION:PT1H'),
    ),
  )
  expect(content?.events[0]).toMatchObject({ event: { start }, unknownZone: null })
})

test('times without a zone are in the zone of their calendar', () => {
  const event = entry('UID:1', 'SUMMARY:A', 'DTSTART:20260716T120000', 'DTEND:20260716T130000')
  const content = readIcs(file('X-WR-TIMEZONE:Africa/Nairobi', ...event))
  expect(times(content)).toEqual(['2026-07-16T09:00:00.000Z 2026-07-16T10:00:00.000Z'])
})

test('identifies an event without a UID by its content', () => {
  const event = entry('SUMMARY:A', 'DTSTART:20260716T120000Z')
  const [first, again] = [readIcs(file(...event)), readIcs(file(...event))]
  expect(first?.events).toHaveLength(1)
  expect(again?.events[0]?.event.id).toBe(first?.events[0]?.event.id)
})

test('a file may have several calendars', () => {
  const one = file(...entry('UID:1', 'SUMMARY:A', 'DTSTART:20260716T120000Z'))
  const other = file(...entry('UID:2', 'SUMMARY:B', 'DTSTART:20260717T120000Z'))
  expect(readIcs(one + other)?.events.map(({ event }) => event.title)).toEqual(['A', 'B'])
})

test('an invalid line or an unclosed event does not affect the rest', () => {
  const content = readIcs(
    file(
      ...entry('UID:1', 'SUMMARY:A', 'DTSTART:20260716T120000Z', 'X-FOO'),
      'BEGIN:VEVENT',
      'UID:2',
      'SUMMARY:Open',
      ...entry('UID:3', 'SUMMARY:Odd', 'DTSTART:never'),
      ...entry('UID:4', 'SUMMARY:B', 'DTSTART:20260717T120000Z'),
    ),
  )
  expect(content?.events.map(({ event }) => event.title)).toEqual(['A', 'B'])
  expect(content?.badLines).toEqual([8])
  expect(content?.timeless).toEqual(['Odd'])
})

test('reports a cancelled event, alone or with its calendar', () => {
  const event = entry('UID:1', 'SUMMARY:Board', 'DTSTART:20260716T120000Z')
  const status = event.toSpliced(1, 0, 'STATUS:CANCELLED')
  expect(readIcs(file(...status))?.events[0]?.isCancelled).toBe(true)
  expect(readIcs(file('METHOD:CANCEL', ...event))?.events[0]?.isCancelled).toBe(true)
  expect(readIcs(file(...event))?.events[0]?.isCancelled).toBe(false)
})

test('a changed occurrence of a series is an event of its own', () => {
  const moved = [
    'UID:9',
    'SUMMARY:Moved',
    'RECURRENCE-ID:20260715T120000Z',
    'DTSTART:20260716T120000Z',
  ]
  const series = entry('UID:9', 'SUMMARY:Weekly', 'DTSTART:20260708T120000Z', 'RRULE:FREQ=WEEKLY')
  const alone = readIcs(file(...entry(...moved)))
  expect(alone?.events).toMatchObject([{ isOneOfSeries: true, event: { start: noon } }])
  expect(
    readIcs(file(...series, ...entry(...moved)))?.events.map(({ event }) => event.title),
  ).toEqual(['Weekly', 'Moved'])
})

test('reads the newer version of an event that appears twice', () => {
  const old = entry('UID:1', 'SEQUENCE:1', 'SUMMARY:Old', 'DTSTART:20260716T120000Z')
  const newer = entry('UID:1', 'SEQUENCE:2', 'SUMMARY:New', 'DTSTART:20260716T120000Z')
  for (const both of [
    [...old, ...newer],
    [...newer, ...old],
  ])
    expect(readIcs(file(...both))?.events.map(({ event }) => event.title)).toEqual(['New'])
})

test('reports an end before the start', () => {
  const content = readIcs(
    file(...entry('UID:1', 'SUMMARY:A', 'DTSTART:20260716T120000Z', 'DTEND:20260716T110000Z')),
  )
  expect(content?.events[0]).toMatchObject({
    endsBeforeStart: true,
    event: { start: noon, end: '2026-07-16T13:00:00.000Z' },
  })
})
