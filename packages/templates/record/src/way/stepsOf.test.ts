import { expect, test } from 'vitest'
import { type Course, stepsOf } from './stepsOf'

type Status = 'draft' | 'placed' | 'packed' | 'held' | 'sent' | 'stopped' | 'cancelled'

const course: Course<Status> = {
  table: [
    { event: 'pack', from: ['placed'], to: 'packed' },
    { event: 'send', from: ['packed', 'held'], to: 'sent' },
    { event: 'time', from: ['placed'], to: 'sent' },
  ],
  actions: ['pack', 'send'],
  usual: ['placed', 'packed', 'sent'],
  between: { held: 'sent', stopped: null },
  ends: ['cancelled'],
}

const said = (status: Status) =>
  stepsOf(course, status, (each) => each === 'placed').map((step) => `${step.status} ${step.state}`)

test('where a record can go is what operators can do to it by the table, and not what time does', () => {
  expect(said('placed')).toEqual(['placed current', 'packed possible', 'sent toCome'])
})

test('what stands between the usual steps is drawn where a record stands in it', () => {
  expect(said('held')).toEqual(['placed done', 'packed done', 'held current', 'sent possible'])
  expect(said('stopped')).toEqual(['placed done', 'packed done', 'sent done', 'stopped current'])
})

test('what has ended came as far as it came, and what has not begun is on no way', () => {
  expect(said('cancelled')).toEqual(['placed done', 'cancelled ended'])
  expect(said('draft')).toEqual(['draft current'])
})
