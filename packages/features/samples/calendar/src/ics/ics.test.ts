import { expect, test } from 'vitest'
import { sampleEvents } from '../mocks/sampleEvents'
import { readIcs } from './readIcs'
import { writeIcs } from './writeIcs'

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

test('what was written is read as it was: many days, Arabic, lines and signs', () => {
  const odd = { ...sampleEvents[0]!, id: 'odd', title: 'Ağ; a, b\\c', desc: 'one\ntwo, “three”' }
  const events = [...sampleEvents, odd]
  const content = readIcs(writeIcs(events, new Date('2026-06-15T09:00:00Z')))
  expect(content?.events.map(({ event }) => event)).toEqual(events)
  expect(content?.timeless).toEqual([])
})

test('a time zone that the file explains is understood', () => {
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

test('what is not understood is said: a zone without its rules, a repeating, no time', () => {
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

test('a day without an end takes that day', () => {
  const content = readIcs(file(...entry('UID:1', 'SUMMARY:A', 'DTSTART;VALUE=DATE:20260615')))
  expect(content?.events[0]?.event).toMatchObject({ start: '2026-06-15', end: '2026-06-15' })
})

test.each([['no calendar'], [''], ['BEGIN:VCARD\r\nEND:VCARD'], ['BEGIN:VCALENDAR']])(
  '%s is no calendar file, and nothing breaks',
  (text) => {
    expect(readIcs(text)?.events ?? []).toEqual([])
  },
)
