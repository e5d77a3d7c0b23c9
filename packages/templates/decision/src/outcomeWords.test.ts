import { approvalWords } from '@console/domain/approval/words'
import { decisionWords } from './words'
import { businessApproval } from '@console/domain/business'
import { featuredKind } from '@console/domain/featured'
import type { Decision } from '@console/core/kinds'
import { createWords, formatsOf, translateIn } from '@console/core/i18n'
import { expect, test } from 'vitest'
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

test('the row of a changed record says that it needs a review', async () => {
  const words = createWords('tr')
  await words.load(decisionWords, approvalWords)
  const translate = translateIn(words.i18n)
  const outcome = (of: 'stale' | 'ok', decision: Decision | null = null) =>
    wordsOfOutcome(
      kinds,
      { outcome: of, row: null, problem: { code: 'stale_version', message: null, decision } },
      translate,
      formatsOf('tr'),
    )
  expect(outcome('stale', rejected)).toMatch(/reddetti\. Karar vermeden önce gözden geçirin\.$/)
  expect(outcome('ok')).toBeNull()
})
