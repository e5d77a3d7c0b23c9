import { approvalMessages } from '@console/domain/approval/messages'
import { decisionMessages } from './messages'
import { businessApproval } from '@console/domain/business'
import { featuredWorkflow } from '@console/domain/featured'
import type { Decision } from '@console/core/workflows'
import { createMessages, formatsOf, translateIn } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { outcomeText } from './outcomeTexts'

const workflows = [businessApproval, featuredWorkflow]

const rejected: Decision = {
  decisionId: 'decision-0000000001',
  action: 'reject',
  by: { token: 'reviewer-0000000001', name: 'Carol', role: 'admin' },
  at: new Date(Date.now() - 180_000).toISOString(),
  reasonCode: null,
  note: null,
}

test('the row of a changed record says that it needs a review', async () => {
  const words = createMessages('tr')
  await words.load(decisionMessages, approvalMessages)
  const translate = translateIn(words.i18n)
  const outcome = (of: 'stale' | 'ok', decision: Decision | null = null) =>
    outcomeText(
      workflows,
      { outcome: of, row: null, problem: { code: 'stale_version', message: null, decision } },
      translate,
      formatsOf('tr'),
    )
  expect(outcome('stale', rejected)).toMatch(/reddetti\. Karar vermeden önce gözden geçirin\.$/)
  expect(outcome('ok')).toBeNull()
})
