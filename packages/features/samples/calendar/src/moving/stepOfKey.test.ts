import { expect, test } from 'vitest'
import { stepOfKey } from './stepOfKey'

const timed = { view: 'week', allDay: false, reading: 'ltr' } as const
const press = (key: string, shiftKey = false) => ({ key, shiftKey })

test('horizontal arrows move by a day, in the reading direction', () => {
  expect(stepOfKey(press('ArrowRight'), timed)).toEqual({ what: 'move', step: { days: 1 } })
  expect(stepOfKey(press('ArrowRight'), { ...timed, reading: 'rtl' })).toEqual({
    what: 'move',
    step: { days: -1 },
  })
})

test('vertical arrows move by half an hour, or by a week in the month view', () => {
  expect(stepOfKey(press('ArrowDown'), timed)).toEqual({ what: 'move', step: { minutes: 30 } })
  expect(stepOfKey(press('ArrowUp'), { ...timed, view: 'month' })).toEqual({
    what: 'move',
    step: { days: -7 },
  })
  expect(stepOfKey(press('ArrowUp'), { ...timed, allDay: true })).toEqual({
    what: 'move',
    step: { days: -1 },
  })
})

test('with Shift, arrows change the length: by half an hour for timed events, even in the month view', () => {
  expect(stepOfKey(press('ArrowDown', true), { ...timed, view: 'month' })).toEqual({
    what: 'resize',
    step: { minutes: 30 },
  })
  expect(stepOfKey(press('ArrowDown', true), { ...timed, view: 'month', allDay: true })).toEqual({
    what: 'resize',
    step: { days: 7 },
  })
})

test('other keys do nothing', () => {
  expect(stepOfKey(press('a'), timed)).toBeUndefined()
})
