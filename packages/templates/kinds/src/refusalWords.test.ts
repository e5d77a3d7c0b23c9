import { approvalWords } from '@console/domain/approval/words'
import { kindsWords } from './words'
import { businessApproval } from '@console/domain/business'
import { ApiError } from '@console/core/api'
import { featuredKind } from '@console/domain/featured'
import { featuredWords } from '@console/domain/featured/words'
import type { Decision } from '@console/core/kinds'
import { createWords, formatsOf, sayIn, type Say } from '@console/core/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusedOf, wordsOfRefusal } from './refusalWords'

const kinds = [businessApproval, featuredKind]

const rejected: Decision = {
  decisionId: 'decision-0000000001',
  action: 'reject',
  by: { token: 'reviewer-0000000001', name: 'Carol', role: 'admin' },
  at: new Date(Date.now() - 180_000).toISOString(),
  reasonCode: null,
  note: null,
}

describe('why something was refused is said in the reader’s language', () => {
  let say: Say
  beforeAll(async () => {
    const words = createWords('tr')
    await words.load(kindsWords, approvalWords, featuredWords)
    say = sayIn(words.i18n)
  })
  const said = (code: string, decision: Decision | null = null) =>
    wordsOfRefusal(kinds, { code, message: 'In English.', decision }, say, formatsOf('tr'))

  test('what hinders a decision', () => {
    expect(said('own_submission')).toBe(say('approval:hindrance.own_submission'))
    expect(said('claimed_by_other')).toBe(say('approval:hindrance.claimed'))
  })

  test('who came first, where the server tells', () => {
    expect(said('state_conflict', rejected)).toBe('\u2068Carol\u2069 bunu 3 dakika önce reddetti.')
    expect(said('state_conflict')).toBe(say('kinds:decision.conflict.changed'))
    expect(said('claimed_by_other', rejected)).toBe(say('approval:hindrance.claimed'))
    expect(said('claimed_by_other', { ...rejected, action: 'claim' })).toContain('Carol')
    expect(said('hidden_by_business', rejected)).toBe(say('featured:hindrance.hidden_by_business'))
  })

  test('what else may be refused', () => {
    expect(said('undo_expired')).toBe('Bunu geri almak için çok geç.')
  })

  test.each([
    { status: 400, words: 'kinds:decision.refused.invalid' },
    { status: 403, words: 'kinds:decision.refused.forbidden' },
    { status: 412, words: 'kinds:decision.conflict.changed' },
    { status: 428, words: 'kinds:decision.refused.invalid' },
    { status: 429, words: 'kinds:decision.refused.rateLimited' },
    { status: 502, words: 'kinds:decision.outcome.failed' },
  ] as const)('$status without a word means something all the same', ({ status, words }) => {
    const refused = refusedOf(new ApiError({ status, code: `http_${status}` }))
    expect(wordsOfRefusal(kinds, refused, say, formatsOf('tr'))).toBe(say(words))
  })

  test('the server’s words stand for what the console does not know', () => {
    expect(said('tax_number_missing')).toBe('In English.')
    expect(said('constructor')).toBe('In English.')
    const silent = refusedOf(new ApiError({ status: 0, code: 'network' }))
    expect(wordsOfRefusal(kinds, silent, say, formatsOf('tr'))).toBeNull()
  })
})
