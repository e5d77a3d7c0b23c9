import { firstBlocker, transitionOf } from '@console/core/flows'
import { describe, expect, test } from 'vitest'
import { thingNameStatuses } from './contract'
import {
  type ThingNameEvent,
  type ThingNameInput,
  thingNameLifecycle,
  type ThingNamePhase,
} from './lifecycle'

const events: ThingNameEvent[] = ['activate', 'suspend', 'reinstate']
const caller = { token: 'carol', roles: ['staff'] }

/** Next status by status and event; a missing event is not possible there. */
const leads: Record<ThingNamePhase, Partial<Record<ThingNameEvent, ThingNamePhase>>> = {
  waiting: { activate: 'active' },
  active: { suspend: 'suspended' },
  suspended: { reinstate: 'active' },
}

function blocker(status: ThingNamePhase, event: ThingNameEvent, body?: ThingNameInput) {
  return firstBlocker(thingNameLifecycle, { record: { status }, event, caller, body })
}

describe('transitions', () => {
  test.each(thingNameStatuses.flatMap((status) => events.map((event) => ({ status, event }))))(
    '$event in status $status',
    ({ status, event }) => {
      const next = leads[status][event]
      const declared: ThingNameInput = { reasonCode: 'policy_breach' }
      expect(blocker(status, event, declared)).toBe(next === undefined ? 'wrong_status' : null)
      const transition = transitionOf(thingNameLifecycle, { status }, event)
      if (transition) expect(thingNameLifecycle.after({ status }, transition).status).toBe(next)
    },
  )

  test('requires a reason to suspend, and a note for “other”, only once there is input', () => {
    expect(blocker('active', 'suspend', {})).toBe('reason_missing')
    expect(blocker('active', 'suspend', { reasonCode: 'other', note: 'No.' })).toBe('note_missing')
    expect(blocker('active', 'suspend')).toBeNull()
  })
})
