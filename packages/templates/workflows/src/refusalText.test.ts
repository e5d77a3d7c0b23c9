import { approvalMessages } from '@console/domain/approval/messages'
import { workflowMessages } from './messages'
import { businessApproval } from '@console/domain/business'
import { ApiError } from '@console/core/api'
import { featuredWorkflow } from '@console/domain/featured'
import { featuredMessages } from '@console/domain/featured/messages'
import type { Decision } from '@console/core/workflows'
import { createMessages, formatsOf, translateIn, type Translate } from '@console/core/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusedOf, refusalText } from './refusalText'

const workflows = [businessApproval, featuredWorkflow]

const rejected: Decision = {
  decisionId: 'decision-0000000001',
  action: 'reject',
  by: { token: 'reviewer-0000000001', name: 'Carol', role: 'admin' },
  at: new Date(Date.now() - 180_000).toISOString(),
  reasonCode: null,
  note: null,
}

describe('translates the reason of a refusal', () => {
  let translate: Translate
  beforeAll(async () => {
    const words = createMessages('tr')
    await words.load(workflowMessages, approvalMessages, featuredMessages)
    translate = translateIn(words.i18n)
  })
  const text = (code: string, decision: Decision | null = null) =>
    refusalText(workflows, { code, message: 'In English.', decision }, translate, formatsOf('tr'))

  test('blocker of a decision', () => {
    expect(text('own_submission')).toBe(translate('approval:blocker.own_submission'))
    expect(text('claimed_by_other')).toBe(translate('approval:blocker.claimed'))
  })

  test('user who acted first, if the server names one', () => {
    expect(text('state_conflict', rejected)).toBe('\u2068Carol\u2069 bunu 3 dakika önce reddetti.')
    expect(text('state_conflict')).toBe(translate('workflows:decision.conflict.changed'))
    expect(text('claimed_by_other', rejected)).toBe(translate('approval:blocker.claimed'))
    expect(text('claimed_by_other', { ...rejected, action: 'claim' })).toContain('Carol')
    expect(text('hidden_by_business', rejected)).toBe(
      translate('featured:blocker.hidden_by_business'),
    )
  })

  test('other refusals', () => {
    expect(text('undo_expired')).toBe('Bunu geri almak için çok geç.')
  })

  test.each([
    { status: 400, key: 'workflows:decision.refused.invalid' },
    { status: 403, key: 'workflows:decision.refused.forbidden' },
    { status: 412, key: 'workflows:decision.conflict.changed' },
    { status: 428, key: 'workflows:decision.refused.invalid' },
    { status: 429, key: 'workflows:decision.refused.rateLimited' },
    { status: 502, key: 'workflows:decision.outcome.failed' },
  ] as const)('$status without a code has a message', ({ status, key }) => {
    const refused = refusedOf(new ApiError({ status, code: `http_${status}` }))
    expect(refusalText(workflows, refused, translate, formatsOf('tr'))).toBe(translate(key))
  })

  test('shows the server’s message for an unknown code', () => {
    expect(text('tax_number_missing')).toBe('In English.')
    expect(text('constructor')).toBe('In English.')
    const silent = refusedOf(new ApiError({ status: 0, code: 'network' }))
    expect(refusalText(workflows, silent, translate, formatsOf('tr'))).toBeNull()
  })
})
