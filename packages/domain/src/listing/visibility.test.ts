import { firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { visibilities, visibility, type VisibilityEvent, type VisibilityRecord } from './visibility'

const fresh: VisibilityRecord = {
  visibility: null,
  isOver: false,
  use: { photos: 3, phones: 1, categories: 1 },
  nextPlan: { isOffered: true, limits: { photos: 10, phones: 2, categories: 1 } },
}
const phases = ['unpublished', ...visibilities] as const
const events = [...new Set(visibility.table.map(({ event }) => event))]
const caller = { token: 'brian', roles: ['admin'] }

function recordIn(phase: (typeof phases)[number]): VisibilityRecord {
  return {
    ...fresh,
    visibility: phase === 'unpublished' ? null : phase,
    isOver: phase === 'expired',
  }
}

function blocker(record: VisibilityRecord, event: VisibilityEvent, body: object | undefined = {}) {
  return firstBlocker(visibility, { record, event, caller, body })
}

const leads: Record<(typeof phases)[number], Partial<Record<VisibilityEvent, string>>> = {
  unpublished: { publish: 'published' },
  published: { pause: 'paused', plan_end: 'expired', archive: 'archived' },
  paused: { resume: 'published', plan_end: 'expired', archive: 'archived' },
  expired: { renew: 'published', archive: 'archived' },
  archived: { restore: 'paused' },
}

describe('events of the visibility of a listing', () => {
  test.each(phases.flatMap((phase) => events.map((event) => ({ phase, event }))))(
    '$event from $phase',
    ({ phase, event }) => {
      const record = recordIn(phase)
      const next = leads[phase][event]
      expect(blocker(record, event)).toBe(next === undefined ? 'wrong_status' : null)
      const transition = transitionOf(visibility, record, event)
      if (transition) expect(visibility.after(record, transition).visibility).toBe(next)
    },
  )

  test('the machine reaches every state from a listing awaiting its first approval', () => {
    const paths = getShortestPaths(machineOf('visibility', visibility, fresh), {
      events: events.map((type) => ({ type, caller, body: {}, how: {} })) as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(phases))
  })

  test('a listing restored after the end of its plan is expired, not paused', () => {
    const record = { ...recordIn('archived'), isOver: true }
    const transition = transitionOf(visibility, record, 'restore')
    expect(transition?.to).toBe('expired')
    expect(visibility.after(record, transition!)).toMatchObject({ isOver: true })
  })
})

describe('blockers of a renewal', () => {
  test.each([
    ['plan_not_offered', { nextPlan: null }],
    [
      'plan_not_offered',
      { nextPlan: { isOffered: false, limits: { photos: 10, phones: 2, categories: 1 } } },
    ],
    ['photos_exceeded', { use: { photos: 11, phones: 2, categories: 1 } }],
    ['phones_exceeded', { use: { photos: 10, phones: 3, categories: 1 } }],
    ['categories_exceeded', { use: { photos: 10, phones: 2, categories: 2 } }],
    [null, { use: { photos: 10, phones: 2, categories: 1 } }],
  ] as const)('%s: %o', (rule, rest) => {
    expect(blocker({ ...recordIn('expired'), ...rest }, 'renew')).toBe(rule)
  })

  test('reports no missing plan before the input is entered', () => {
    const retired = { ...recordIn('expired'), nextPlan: null }
    expect(
      firstBlocker(visibility, { record: retired, event: 'renew', caller, body: undefined }),
    ).toBeNull()
  })
})
