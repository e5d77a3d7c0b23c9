import { firstBlocker, machineOf, requireTransition } from '@console/core/flows'
import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { planLifecycle } from './lifecycle'
import { type PlanAction, planActions, type PlanStatus, planStatuses } from './terms'

const caller = { token: 'brian', roles: ['admin'] }

const leads: Record<PlanStatus, Partial<Record<PlanAction, PlanStatus>>> = {
  draft: { publish: 'active' },
  active: { retire: 'retired' },
  retired: { restore: 'active' },
}

describe('events of a plan', () => {
  test.each(planStatuses.flatMap((status) => planActions.map((event) => ({ status, event }))))(
    '$event from $status',
    ({ status, event }) => {
      const next = leads[status][event]
      const blocker = firstBlocker(planLifecycle, {
        record: { status },
        event,
        caller,
        body: {},
      })
      expect(blocker).toBe(next === undefined ? 'wrong_status' : null)
      if (next === undefined) return
      const transition = requireTransition(planLifecycle, { status }, event)
      expect(planLifecycle.after({ status }, transition).status).toBe(next)
    },
  )

  test('the machine reaches every status', () => {
    const paths = getShortestPaths(machineOf('listingPlan', planLifecycle, { status: 'draft' }), {
      events: planActions.map((type) => ({ type, caller, body: {}, how: {} })) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(planStatuses))
  })
})
