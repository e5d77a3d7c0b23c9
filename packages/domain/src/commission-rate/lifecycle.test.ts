import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { Actor } from '@console/core/contracts'
import { type Caller, firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import { commissionRate, type RateEvent, type RateRecord } from './lifecycle'
import { type RateStatus, rateStatuses } from './terms'

const brian: Actor = { token: 'brian', name: 'Brian Otieno', role: 'admin' }
const admin: Caller = { token: 'brian', roles: ['admin'] }
const superAdmin: Caller = { token: 'amina', roles: ['SuperAdmin'] }
const at = '2026-06-15T09:00:00Z'

/** A draft without blockers that begins tomorrow. */
const draftOfTomorrow: RateRecord = {
  status: 'draft',
  basis: 'percent',
  rateBps: 650,
  tiers: [],
  reason: 'Solar goods are to be cheaper',
  effectiveFrom: '2026-06-16T00:00:00Z',
  effectiveTo: null,
  overlaps: false,
  isLater: true,
  preview: 'preview-of-version-1',
}

const input = { preview: draftOfTomorrow.preview, note: 'It has done what it was for.' }
const events = [...new Set(commissionRate.table.map(({ event }) => event))]

function blocker(record: RateRecord, event: RateEvent, body = input, caller = admin) {
  return firstBlocker(commissionRate, { record, event, caller, body })
}

const leads: Record<RateStatus, Partial<Record<RateEvent, RateStatus>>> = {
  draft: { activate: 'active', schedule: 'scheduled', discard: 'draft' },
  scheduled: { cancel: 'draft', begin: 'active' },
  active: { supersede: 'superseded', end: 'ended' },
  superseded: {},
  ended: {},
}

describe('events of a commission rate', () => {
  test.each(rateStatuses.flatMap((status) => events.map((event) => ({ status, event }))))(
    '$event from $status',
    ({ status, event }) => {
      const record = { ...draftOfTomorrow, status }
      const next = leads[status][event]
      expect(blocker(record, event)).toBe(next === undefined ? 'wrong_status' : null)
      if (!next) return
      const transition = transitionOf(commissionRate, record, event)!
      expect(commissionRate.after(record, transition, { by: brian, at, body: input }).status).toBe(
        next,
      )
    },
  )

  test('the machine reaches every status', () => {
    const paths = getShortestPaths(machineOf('commissionRate', commissionRate, draftOfTomorrow), {
      events: events.map((type) => {
        return { type, caller: admin, body: input, how: { by: brian, at, body: input } }
      }) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(rateStatuses))
  })

  test.each<[string, Partial<RateRecord>]>([
    ['overlap', { overlaps: true }],
    ['reason_missing', { reason: ' why ' }],
    ['out_of_bounds', { rateBps: 5001 }],
    ['out_of_bounds', { rateBps: 0 }],
    [
      'out_of_bounds',
      { basis: 'tiered', tiers: [{ from: { amount: 0, currency: 'KES' }, rateBps: 5100 }] },
    ],
    ['too_high', { rateBps: 3001 }],
    ['preview_required', { preview: 'of another version' }],
  ])('blocks activation and scheduling: %s', (expected, over) => {
    const record = { ...draftOfTomorrow, ...over }
    expect(blocker(record, 'activate')).toBe(expected)
    expect(blocker(record, 'schedule')).toBe(expected)
  })

  test('ending a rate ends it now, even if a replacement was scheduled', () => {
    const later = '2026-07-01T00:00:00Z'
    const record = { ...draftOfTomorrow, status: 'active' as const, effectiveTo: later }
    const transition = transitionOf(commissionRate, record, 'end')!
    expect(
      commissionRate.after(record, transition, { by: brian, at, body: input }).effectiveTo,
    ).toBe(at)
  })

  test('a SuperAdmin activates a high rate; only a future rate is scheduled; ending needs a reason', () => {
    expect(blocker({ ...draftOfTomorrow, rateBps: 3001 }, 'activate', input, superAdmin)).toBeNull()
    expect(blocker({ ...draftOfTomorrow, isLater: false }, 'schedule')).toBe('not_later')
    const active = { ...draftOfTomorrow, status: 'active' as const }
    expect(blocker(active, 'end', { preview: '', note: 'enough' })).toBe('note_missing')
  })
})
