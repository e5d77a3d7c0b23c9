import { businessApproval } from '@console/domain/business'
import { ApiError } from '@console/core/api'
import { featuredKind } from '@console/domain/featured'
import type { Decision } from '@console/core/kinds'
import { createWords, formatsOf } from '@console/core/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { templatesWords } from '@console/words'
import type { TemplateWords } from './decisionWords'
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
  let t: TemplateWords
  beforeAll(async () => {
    const words = createWords({ templates: templatesWords }, 'tr')
    await words.load('templates')
    t = words.i18n.getFixedT(null, 'templates')
  })
  const said = (code: string, decision: Decision | null = null) =>
    wordsOfRefusal(kinds, { code, message: 'In English.', decision }, t, formatsOf('tr'))

  test('what hinders a decision', () => {
    expect(said('own_submission')).toBe(t('hindrance.own_submission'))
    expect(said('claimed_by_other')).toBe(t('hindrance.claimed'))
  })

  test('who came first, where the server tells', () => {
    expect(said('state_conflict', rejected)).toBe('\u2068Carol\u2069 bunu 3 dakika önce reddetti.')
    expect(said('state_conflict')).toBe(t('decision.conflict.changed'))
    expect(said('claimed_by_other', rejected)).toBe(t('hindrance.claimed'))
    expect(said('claimed_by_other', { ...rejected, action: 'claim' })).toContain('Carol')
    expect(said('hidden_by_business', rejected)).toBe(t('hindrance.hidden_by_business'))
  })

  test('what else may be refused', () => {
    expect(said('undo_expired')).toBe('Bunu geri almak için çok geç.')
  })

  test.each([
    { status: 400, words: 'decision.refused.invalid' },
    { status: 403, words: 'decision.refused.forbidden' },
    { status: 412, words: 'decision.conflict.changed' },
    { status: 428, words: 'decision.refused.invalid' },
    { status: 429, words: 'decision.refused.rateLimited' },
    { status: 502, words: 'decision.outcome.failed' },
  ] as const)('$status without a word means something all the same', ({ status, words }) => {
    const refused = refusedOf(new ApiError({ status, code: `http_${status}` }))
    expect(wordsOfRefusal(kinds, refused, t, formatsOf('tr'))).toBe(t(words))
  })

  test('the server’s words stand for what the console does not know', () => {
    expect(said('tax_number_missing')).toBe('In English.')
    expect(said('constructor')).toBe('In English.')
    const silent = refusedOf(new ApiError({ status: 0, code: 'network' }))
    expect(wordsOfRefusal(kinds, silent, t, formatsOf('tr'))).toBeNull()
  })
})
