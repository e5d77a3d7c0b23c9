import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import {
  type ReviewInput,
  review,
  type ReviewEvent,
  type ReviewPhase,
  type ReviewRecord,
} from './lifecycle'

const records: Record<ReviewPhase, ReviewRecord> = {
  pending: { status: 'pending', reports: 0, isMasked: false },
  published: { status: 'published', reports: 0, isMasked: false },
  reported: { status: 'published', reports: 3, isMasked: false },
  rejected: { status: 'rejected', reports: 0, isMasked: false },
  hidden: { status: 'hidden', reports: 2, isMasked: false },
}
const phases = Object.keys(records) as ReviewPhase[]
const events: ReviewEvent[] = ['publish', 'reject', 'hide', 'mask', 'report']
const caller = { token: 'carol', roles: ['staff'] }
const input: ReviewInput = { reasonCode: 'policy_breach' }

const leads: Record<ReviewPhase, Partial<Record<ReviewEvent, ReviewPhase>>> = {
  pending: { publish: 'published', reject: 'rejected', mask: 'pending' },
  published: { hide: 'hidden', mask: 'published', report: 'reported' },
  reported: { publish: 'published', hide: 'hidden', mask: 'reported', report: 'reported' },
  rejected: { publish: 'published' },
  hidden: { publish: 'published' },
}

function blocker(record: ReviewRecord, event: ReviewEvent, body: ReviewInput | undefined = input) {
  return firstBlocker(review, { record, event, caller, body })
}

describe('events of a review', () => {
  test.each(phases.flatMap((phase) => events.map((event) => ({ phase, event }))))(
    '$event from $phase',
    ({ phase, event }) => {
      const record = records[phase]
      const next = leads[phase][event]
      expect(blocker(record, event)).toBe(next === undefined ? 'wrong_status' : null)
      const transition = transitionOf(review, record, event)
      if (transition) expect(review.phaseOf(review.after(record, transition))).toBe(next)
    },
  )

  test('the machine reaches every state', () => {
    const paths = getShortestPaths(machineOf('review', review, records.pending), {
      events: events.map((type) => ({ type, caller, body: input, how: {} })) as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(phases))
  })

  test('hiding and rejecting need a reason, and “other” a note', () => {
    expect(blocker(records.published, 'hide', {})).toBe('reason_missing')
    expect(blocker(records.pending, 'reject', { reasonCode: 'other', note: 'No.' })).toBe(
      'note_missing',
    )
    expect(
      firstBlocker(review, { record: records.pending, event: 'reject', caller, body: undefined }),
    ).toBeNull()
  })

  test('a masked review is not masked again', () => {
    expect(blocker({ ...records.published, isMasked: true }, 'mask')).toBe('wrong_status')
  })
})
