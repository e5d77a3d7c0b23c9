import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import { type Settlement, settlements } from './contract'
import { sale, type SaleEvent, type SaleRecord, type SaleInput } from './lifecycle'

const caller = { token: 'carol', roles: ['staff'] }
const at = '2026-06-15T09:00:00Z'
const events = [...new Set(sale.table.map(({ event }) => event))]
const input: SaleInput = { reasonCode: 'wrong_amount' }

const leads: Record<Settlement, Partial<Record<SaleEvent, Settlement>>> = {
  pending: { settle: 'settled', hold: 'held', dispute: 'disputed' },
  held: { release: 'pending', dispute: 'disputed' },
  settled: { dispute: 'disputed' },
  disputed: { resolve: 'pending' },
}

function recordOf(settlement: Settlement): SaleRecord {
  return { settlement, settledAt: settlement === 'settled' ? at : null }
}

function blocker(record: SaleRecord, event: SaleEvent, body: SaleInput | undefined = input) {
  return firstBlocker(sale, { record, event, caller, body })
}

describe('events of the settlement of a sale', () => {
  test.each(settlements.flatMap((settlement) => events.map((event) => ({ settlement, event }))))(
    '$event from $settlement',
    ({ settlement, event }) => {
      const record = recordOf(settlement)
      const next = leads[settlement][event]
      expect(blocker(record, event)).toBe(next === undefined ? 'wrong_status' : null)
      const transition = transitionOf(sale, record, event)
      if (transition)
        expect(sale.after(record, transition, { by: null as never, at }).settlement).toBe(next)
    },
  )

  test('the machine reaches every settlement', () => {
    const paths = getShortestPaths(machineOf('sale', sale, recordOf('pending')), {
      events: events.map((type) => ({ type, caller, body: input, how: { at } })) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(settlements))
  })

  test('a resolved dispute restores a settled sale', () => {
    const disputed: SaleRecord = { settlement: 'disputed', settledAt: at }
    expect(transitionOf(sale, disputed, 'resolve')?.to).toBe('settled')
  })

  test('a dispute needs a reason, and “other” a note', () => {
    expect(blocker(recordOf('settled'), 'dispute', {})).toBe('reason_missing')
    const short = { reasonCode: 'other', note: 'No.' } as const
    expect(blocker(recordOf('settled'), 'dispute', short)).toBe('note_missing')
    const attempt = { record: recordOf('settled'), caller, body: undefined }
    expect(firstBlocker(sale, { ...attempt, event: 'dispute' })).toBeNull()
  })
})
