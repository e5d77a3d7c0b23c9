import type { ActionState } from '@console/core/kinds'
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

const free = course.actions.map((action) => ({ action, hindrance: null }))

const said = (status: Status, permissions: readonly ActionState[] = free) =>
  stepsOf(course, status, permissions, (each) => each === 'placed').map((step) =>
    [step.status, step.state, step.hindrance].filter(Boolean).join(' '),
  )

test('where a record can go is what operators can do to it by the table, and not what time does', () => {
  expect(said('placed')).toEqual(['placed current', 'packed possible', 'sent toCome'])
})

test('a step is blocked for the same reason as its action', () => {
  expect(said('placed', [{ action: 'pack', hindrance: 'not_paid' }])).toEqual([
    'placed current',
    'packed toCome not_paid',
    'sent toCome',
  ])
})

test('a step is not possible without its action, or where its status does not allow it', () => {
  for (const permissions of [[], [{ action: 'pack', hindrance: 'wrong_status' }]])
    expect(said('placed', permissions)).toEqual(['placed current', 'packed toCome', 'sent toCome'])
})

test('what stands between the usual steps is drawn where a record stands in it', () => {
  expect(said('held')).toEqual(['placed done', 'packed done', 'held current', 'sent possible'])
  expect(said('stopped')).toEqual(['placed done', 'packed done', 'sent done', 'stopped current'])
})

test('what has ended came as far as it came, and what has not begun is on no way', () => {
  expect(said('cancelled')).toEqual(['placed done', 'cancelled ended'])
  expect(said('draft')).toEqual(['draft current'])
})
