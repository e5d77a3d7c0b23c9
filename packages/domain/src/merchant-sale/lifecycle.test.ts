import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { Actor } from '@console/core/contracts'
import { firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import { merchantSale, type MatchRecord } from './lifecycle'
import type { MatchInput } from './input'
import { type Match, type MatchAction, matchActions, matches, matchBlockers } from './terms'

const carol: Actor = { token: 'carol', name: 'Carol Nansubuga', role: 'staff' }
const caller = { token: 'carol', roles: ['staff'] }
const at = '2026-06-15T09:00:00Z'
const ugx = (amount: number) => ({ amount, currency: 'UGX' as const })
const receipt = (amount: number, isTaken = false) => ({
  receiptNo: '512345-000042',
  total: ugx(amount),
  isTaken,
})

/** A new payment with exactly one unmatched receipt of its amount. */
const unmatched: MatchRecord = {
  match: 'unmatched',
  amount: ugx(500),
  receiptNo: null,
  difference: null,
  matched: null,
  dispute: null,
  exact: ['512345-000042'],
  chosen: { ...receipt(501), receiptNo: '512345-000041' },
}

const short: MatchInput = { receiptNo: '512345-000042', reasonCode: 'paid_short' }
const doubtful: MatchInput = { reasonCode: 'not_ours' }
const inputFor: Partial<Record<MatchAction, MatchInput>> = { match: short, dispute: doubtful }

function recordOf(match: Match): MatchRecord {
  const isMatched = match === 'matched' || match === 'partial'
  const difference = match === 'partial' ? -1 : 0
  return {
    ...unmatched,
    match,
    receiptNo: isMatched ? '512345-000042' : null,
    difference: isMatched ? ugx(difference) : null,
    exact: ['512345-000042'],
  }
}

function blocker(record: MatchRecord, event: MatchAction, body: MatchInput | undefined) {
  return firstBlocker(merchantSale, { record, event, caller, body })
}

function after(record: MatchRecord, event: MatchAction, body: MatchInput = {}): MatchRecord {
  const transition = transitionOf(merchantSale, record, event)!
  return merchantSale.after(record, transition, { by: carol, at, body })
}

const leads: Record<Match, Partial<Record<MatchAction, Match>>> = {
  unmatched: { match_exact: 'matched', match: 'partial', dispute: 'disputed' },
  partial: { unmatch: 'unmatched', dispute: 'disputed' },
  matched: { unmatch: 'unmatched', dispute: 'disputed' },
  disputed: { resolve: 'unmatched' },
}

describe('events of a payment at a till', () => {
  test.each(matches.flatMap((match) => matchActions.map((event) => ({ match, event }))))(
    '$event from $match',
    ({ match, event }) => {
      const record = { ...recordOf(match), chosen: receipt(501) }
      const next = leads[match][event]
      const input = inputFor[event] ?? {}
      expect(blocker(record, event, input)).toBe(next === undefined ? 'wrong_status' : null)
      if (next) expect(after(record, event, input).match).toBe(next)
    },
  )

  test('the machine reaches every status', () => {
    const paths = getShortestPaths(machineOf('merchantSale', merchantSale, unmatched), {
      events: matchActions.map((type) => {
        const body = inputFor[type] ?? {}
        return { type, caller, body, how: { by: carol, at, body } }
      }) as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(matches))
  })

  test('a chosen receipt needs a reason only if its amount differs', () => {
    const same = { ...recordOf('unmatched'), chosen: receipt(500) }
    const { match, receiptNo, difference, matched } = after(same, 'match', short)
    expect([match, receiptNo, difference]).toEqual(['matched', '512345-000042', ugx(0)])
    expect(matched).toEqual({ by: carol, at, reasonCode: null, note: null })

    const more = after({ ...same, chosen: receipt(503) }, 'match', short)
    expect([more.match, more.difference]).toEqual(['partial', ugx(-3)])
    expect(more.matched?.reasonCode).toBe('paid_short')
  })

  test('a resolved dispute restores the match, with its difference', () => {
    for (const match of ['unmatched', 'partial', 'matched'] as const) {
      const disputed = after(recordOf(match), 'dispute', doubtful)
      expect(disputed.dispute).toEqual({ by: carol, at, reasonCode: 'not_ours', note: null })
      const again = after(disputed, 'resolve')
      expect([again.match, again.dispute]).toEqual([match, null])
    }
  })

  test('unmatching frees the receipt', () => {
    const apart = after(recordOf('partial'), 'unmatch')
    expect([apart.receiptNo, apart.difference, apart.matched]).toEqual([null, null, null])
  })
})

describe('blockers', () => {
  const record = recordOf('unmatched')
  const chosen = { ...record, chosen: receipt(501) }

  test.each<[string | null, MatchRecord, MatchAction, MatchInput]>([
    ['no_exact', { ...record, exact: [] }, 'match_exact', {}],
    ['several_exact', { ...record, exact: ['one', 'other'] }, 'match_exact', {}],
    ['receipt_missing', record, 'match', { receiptNo: ' ' }],
    ['receipt_unknown', { ...record, chosen: null }, 'match', short],
    ['receipt_taken', { ...record, chosen: receipt(501, true) }, 'match', short],
    ['receipt_taken', { ...record, chosen: receipt(500, true) }, 'match', short],
    ['difference_unexplained', chosen, 'match', { receiptNo: '512345-000042' }],
    ['difference_unexplained', chosen, 'match', { ...short, reasonCode: 'not_ours' }],
    ['note_missing', chosen, 'match', { ...short, reasonCode: 'other', note: 'No.' }],
    ['reason_missing', record, 'dispute', { reasonCode: 'paid_short' }],
    ['note_missing', record, 'dispute', { reasonCode: 'other' }],
  ])('%s', (rule, of, event, body) => {
    expect(blocker(of, event, body)).toBe(rule)
  })

  test('reports nothing missing before the input is entered', () => {
    for (const event of ['match', 'dispute'] as const)
      expect(blocker(record, event, undefined)).toBeNull()
  })

  test('every blocker in the table has a rule and a message', () => {
    const named = new Set(merchantSale.table.flatMap(({ blockedBy }) => blockedBy))
    expect(named).toEqual(new Set(Object.keys(merchantSale.rules)))
    for (const rule of named) expect(matchBlockers).toContain(rule)
  })
})
