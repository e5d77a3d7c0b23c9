import { firstBlocker, machineOf, requireTransition } from '@console/core/flows'
import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { AfyaInput } from './input'
import { afyaLifecycle, type AfyaRecord } from './lifecycle'
import { type AfyaAction, afyaActions, type AfyaStatus, afyaStatuses } from './terms'

const caller = { token: 'brian', roles: ['admin'] }

const recalling: AfyaInput = {
  recallClass: 'I',
  lots: ['A24001'],
  reasonCode: 'contamination',
  brandName: 'Nyota',
}

function record(status: AfyaStatus): AfyaRecord {
  return { status, registration: 'valid', brandName: 'Nyota', recall: null }
}

function blockerOf(of: AfyaRecord, event: AfyaAction, body?: AfyaInput) {
  return firstBlocker(afyaLifecycle, { record: of, event, caller, body })
}

const leads: Record<AfyaStatus, Partial<Record<AfyaAction, AfyaStatus>>> = {
  draft: { activate: 'active' },
  active: { withdraw: 'withdrawn', recall: 'recalled' },
  withdrawn: { activate: 'active', recall: 'recalled' },
  recalled: { close_recall: 'withdrawn' },
}

describe('events of a product', () => {
  test.each(afyaStatuses.flatMap((status) => afyaActions.map((event) => ({ status, event }))))(
    '$event from $status',
    ({ status, event }) => {
      const next = leads[status][event]
      const body = { ...recalling, note: 'All lots are back.' }
      expect(blockerOf(record(status), event, body)).toBe(next ? null : 'wrong_status')
      if (!next) return
      const transition = requireTransition(afyaLifecycle, record(status), event)
      const how = { by: {} as never, at: '2026-06-15T09:00:00Z', body }
      const after = afyaLifecycle.after(record(status), transition, how)
      expect(after.status).toBe(next)
      expect(after.recall?.lots).toEqual(next === 'recalled' ? ['A24001'] : undefined)
    },
  )

  test('the machine reaches every status', () => {
    const paths = getShortestPaths(machineOf('afyaProduct', afyaLifecycle, record('draft')), {
      events: afyaActions.map((type) => ({ type, caller, body: recalling, how: {} })) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(afyaStatuses))
  })

  test.each<[string, Partial<AfyaInput>]>([
    ['class_missing', { recallClass: undefined }],
    ['lots_missing', { lots: [] }],
    ['reason_missing', { reasonCode: undefined }],
    ['note_missing', { reasonCode: 'other' }],
    ['name_wrong', { brandName: 'nyota' }],
    ['name_wrong', { brandName: undefined }],
  ])('blocks a recall: %s', (blocker, input) => {
    expect(blockerOf(record('active'), 'recall', { ...recalling, ...input })).toBe(blocker)
  })

  test('a recall is possible before its input is entered', () => {
    expect(blockerOf(record('active'), 'recall')).toBeNull()
  })

  test('closing a recall needs a note', () => {
    expect(blockerOf(record('recalled'), 'close_recall', {})).toBe('note_missing')
  })

  test('a product with an expired registration is not offered', () => {
    const expired = { ...record('draft'), registration: 'expired' as const }
    expect(blockerOf(expired, 'activate')).toBe('registration_expired')
  })
})
