import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import { featured, type FeaturedEvent, type FeaturedPhase, type FeaturedRecord } from './lifecycle'

const item: FeaturedRecord = {
  approvalStatus: 'approved',
  featured: null,
  isHidden: false,
  hasRoom: true,
}
const records: Record<FeaturedPhase, FeaturedRecord> = {
  not_featured: item,
  scheduled: { ...item, featured: { state: 'scheduled' } },
  featured: { ...item, featured: { state: 'featured' } },
}
const phases = Object.keys(records) as FeaturedPhase[]
const events: FeaturedEvent[] = ['feature', 'unfeature', 'start', 'end']
const caller = { token: 'brian', roles: ['admin'] }

const leads: Record<FeaturedPhase, Partial<Record<FeaturedEvent, FeaturedPhase>>> = {
  not_featured: { feature: 'featured' },
  scheduled: { start: 'featured', unfeature: 'not_featured' },
  featured: { unfeature: 'not_featured', end: 'not_featured' },
}

function blocker(record: FeaturedRecord, event: FeaturedEvent) {
  return firstBlocker(featured, { record, event, caller, body: {} })
}

describe('events of an item that can be featured', () => {
  test.each(phases.flatMap((phase) => events.map((event) => ({ phase, event }))))(
    '$event from $phase',
    ({ phase, event }) => {
      const record = records[phase]
      const next = leads[phase][event]
      expect(blocker(record, event)).toBe(next === undefined ? 'wrong_status' : null)
      const transition = transitionOf(featured, record, event)
      if (transition) expect(featured.phaseOf(featured.after(record, transition))).toBe(next)
    },
  )

  test('the machine reaches every state from a scheduled one', () => {
    const machine = machineOf('featured', featured, records.scheduled)
    const paths = getShortestPaths(machine, {
      events: events.map((type) => ({ type, caller, how: {} })) as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(phases))
  })

  test.each([
    ['wrong_status', { approvalStatus: 'suspended' }],
    ['hidden_by_business', { isHidden: true }],
    ['slot_taken', { hasRoom: false }],
  ] as const)('%s', (rule, rest) => {
    expect(blocker({ ...item, ...rest }, 'feature')).toBe(rule)
  })
})
