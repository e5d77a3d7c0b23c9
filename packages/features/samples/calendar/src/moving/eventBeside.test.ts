import { expect, test } from 'vitest'
import { sampleEvents } from '../mocks/sampleEvents'
import { eventBeside } from './eventBeside'

test('orders events by their start, all-day events first', () => {
  const shown = sampleEvents.filter(({ id }) => ['event-1', 'event-7', 'event-8'].includes(id))
  expect(eventBeside(shown, 'event-7', 1)?.id).toBe('event-1')
  expect(eventBeside(shown, 'event-1', 1)?.id).toBe('event-8')
  expect(eventBeside(shown, 'event-8', 1)).toBeUndefined()
  expect(eventBeside(shown, 'event-7', -1)).toBeUndefined()
})
