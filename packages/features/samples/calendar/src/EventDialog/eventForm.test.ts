import { expect, test } from 'vitest'
import { sampleEvents } from '../mocks/sampleEvents'
import { contentOf, endAlong, eventForm, valuesOf, withTimeOf } from './eventForm'

test('sends unchanged fields of an event as they were', () => {
  for (const event of sampleEvents) {
    const { id: _id, ...content } = event
    expect(contentOf(valuesOf(event, event), event)).toEqual(content)
  }
})

test('moves the end along with the start, unless either is missing', () => {
  const values = { start: '2026-06-30T23:00', end: '2026-07-01T00:30' }
  expect(endAlong(values, '2026-07-02T22:00')).toBe('2026-07-02T23:30')
  expect(endAlong(values, '')).toBe(values.end)
  expect(endAlong({ ...values, end: '' }, '2026-07-02T22:00')).toBe('')
})

test('choosing another day keeps the time', () => {
  expect(withTimeOf('2026-07-01', '2026-06-30T17:45')).toBe('2026-07-01T17:45')
  expect(withTimeOf('2026-07-01', '')).toBe('2026-07-01T09:00')
  expect(withTimeOf('', '2026-06-30T17:45')).toBe('')
})

test('reports an end before the start at the end field; ignores times of all-day events', () => {
  const values = valuesOf(null, { allDay: true, start: '2026-06-15', end: '2026-06-15' })
  const later = { ...values, title: 'A', start: '2026-06-15T18:00', end: '2026-06-15T10:00' }
  expect(eventForm.schema.safeParse(later).success).toBe(true)
  expect(eventForm.schema.safeParse({ ...later, allDay: false }).error?.issues).toMatchObject([
    { path: ['end'] },
  ])
})
