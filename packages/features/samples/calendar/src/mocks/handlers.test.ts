import { callAs, resetSampleBackend } from '@console/sample'
import { beforeEach, expect, test } from 'vitest'
import type { CalendarEvent } from '../contract'
import { calendarHandlers } from './handlers'
import { sampleEvents } from './sampleEvents'

const [first] = sampleEvents as [CalendarEvent]
const call = callAs('/api/calendar-app', { handlers: calendarHandlers })
const asked = async (method: string, path: string, body?: object) =>
  (await call(method, path, { body })).answer
const read = async () => (await asked('GET', '/events')) as CalendarEvent[]

beforeEach(() => resetSampleBackend())

test('there are four calls below /api/calendar-app/ (specification 7)', async () => {
  expect(calendarHandlers).toHaveLength(4)
  expect(await read()).toEqual(sampleEvents)
})

test('adds an id once, and restores a removed event', async () => {
  const made = { ...first, id: 'made' }
  await asked('POST', '/add-events', { events: [made] })
  await asked('POST', '/add-events', { events: [made] })
  expect((await read()).filter(({ id }) => id === 'made')).toEqual([made])
  await asked('POST', '/remove-event', { eventId: first.id })
  expect((await read()).map(({ id }) => id)).not.toContain(first.id)
  await asked('POST', '/add-events', { events: [first] })
  expect(await read()).toContainEqual(first)
})

test('returns the stored event instead of overwriting another user’s change; a repeated change is idempotent', async () => {
  const changed = { ...first, title: 'Changed' }
  const body = { event: changed, was: first }
  expect(await asked('POST', '/update-event', body)).toEqual(changed)
  expect(await asked('POST', '/update-event', body)).toEqual(changed)
  const late = { event: { ...first, desc: 'Late' }, was: first }
  expect(await asked('POST', '/update-event', late)).toEqual(changed)
  expect(await read()).toContainEqual(changed)
  const gone = { event: { ...first, id: 'gone' }, was: { ...first, id: 'gone' } }
  expect(await asked('POST', '/update-event', gone)).toBeNull()
})

test('refuses an end before the start', async () => {
  const events = [{ ...first, end: first.start }]
  expect((await call('POST', '/add-events', { body: { events } })).status).toBeGreaterThan(399)
  expect(await read()).toEqual(sampleEvents)
})
