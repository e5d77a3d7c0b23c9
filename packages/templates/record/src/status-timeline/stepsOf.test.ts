import type { ActionState } from '@console/core/workflows'
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

const free = course.actions.map((action) => ({ action, blocker: null }))

const texts = (status: Status, permissions: readonly ActionState[] = free) =>
  stepsOf(course, status, permissions, (each) => each === 'placed').map((step) =>
    [step.status, step.state, step.blocker].filter(Boolean).join(' '),
  )

test('steps that operators take are possible, timed steps are not', () => {
  expect(texts('placed')).toEqual(['placed current', 'packed possible', 'sent toCome'])
})

test('a step is blocked for the same reason as its action', () => {
  expect(texts('placed', [{ action: 'pack', blocker: 'not_paid' }])).toEqual([
    'placed current',
    'packed toCome not_paid',
    'sent toCome',
  ])
})

test('a step is not possible without its action, or when its status does not allow it', () => {
  for (const permissions of [[], [{ action: 'pack', blocker: 'wrong_status' }]])
    expect(texts('placed', permissions)).toEqual(['placed current', 'packed toCome', 'sent toCome'])
})

test('a status between the usual ones is shown only while a record has it', () => {
  expect(texts('held')).toEqual(['placed done', 'packed done', 'held current', 'sent possible'])
  expect(texts('stopped')).toEqual(['placed done', 'packed done', 'sent done', 'stopped current'])
})

test('a record that ended shows its steps so far, and one outside the timeline has none', () => {
  expect(texts('cancelled')).toEqual(['placed done', 'cancelled ended'])
  expect(texts('draft')).toEqual(['draft current'])
})
