import { businessApproval } from '@console/domain/business'
import { featuredKind } from '@console/domain/featured'
import type { Decision } from '@console/core/kinds'
import { createWords, formatsOf } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { templatesWords } from '@console/words'
import { wordsOfOutcome } from './outcomeWords'

const kinds = [businessApproval, featuredKind]

const rejected: Decision = {
  decisionId: 'decision-0000000001',
  action: 'reject',
  by: { token: 'reviewer-0000000001', name: 'Carol', role: 'admin' },
  at: new Date(Date.now() - 180_000).toISOString(),
  reasonCode: null,
  note: null,
}

test('what has changed needs a look of its own, and its row says so', async () => {
  const words = createWords({ templates: templatesWords }, 'tr')
  await words.load('templates')
  const t = words.i18n.getFixedT(null, 'templates')
  const outcome = (of: 'stale' | 'ok', decision: Decision | null = null) =>
    wordsOfOutcome(
      kinds,
      { outcome: of, row: null, problem: { code: 'stale_version', message: null, decision } },
      t,
      formatsOf('tr'),
    )
  expect(outcome('stale', rejected)).toMatch(/reddetti\. Karar vermeden önce bakın\.$/)
  expect(outcome('ok')).toBeNull()
})
