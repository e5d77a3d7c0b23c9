import { expect, test } from 'vitest'
import { stepOfKey } from './stepOfKey'

const timed = { view: 'week', allDay: false, reading: 'ltr' } as const
const press = (key: string, shiftKey = false) => ({ key, shiftKey })

test('arrows along the line lead by days, as one reads', () => {
  expect(stepOfKey(press('ArrowRight'), timed)).toEqual({ what: 'move', step: { days: 1 } })
  expect(stepOfKey(press('ArrowRight'), { ...timed, reading: 'rtl' })).toEqual({
    what: 'move',
    step: { days: -1 },
  })
})

test('arrows up and down lead by half hours, in a month by weeks', () => {
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

test('with Shift they change its length, of what has times by half hours in a month, too', () => {
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
