import { requireTransition } from '@console/core/flows'
import {
  voucher,
  type VoucherAction,
  type VoucherEvent,
  type VoucherRecord,
  type VoucherInput,
} from '@console/domain/commission-voucher'
import { updateCollection } from '../commission-collection/updateCollection'
import { recordOf } from './details'
import { paymentAnswer } from './provider'
import { attemptKey, type CommissionVoucher } from './rows'
import type { Deciding, DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

type Fields = Partial<CommissionVoucher>

/** Stored input of a decision. */
function inputFields({ action, by, at, body }: Deciding<CommissionVoucher>): Fields {
  const { reasonCode = 'other', note = null, receiptNo = null } = body as VoucherInput
  switch (action as VoucherAction) {
    case 'submit':
      return { returned: null }
    case 'approve':
      return { approved: { by, at } }
    case 'return':
      return { returned: { by, at, note: note ?? '' } }
    case 'mark_paid':
      return { paid: { by, at }, receiptNo: receiptNo?.trim() ?? null }
    case 'cancel':
      return { cancellation: { by, at, reasonCode, note } }
    default:
      return {}
  }
}

/**
 * Result of a payment that is sent, or asked about. The key of an attempt is stored before the provider is called, and asking
 * uses the same key: it is never sent with another one.
 */
function paying(deciding: Deciding<CommissionVoucher>): {
  event: VoucherEvent | null
  fields: Fields
} {
  const { record, action, by, at } = deciding
  const isAsked = action === 'check'
  const before = isAsked ? record.attempts.slice(0, -1) : record.attempts
  const number = before.length
  const attempt = {
    idempotencyKey: attemptKey(record.voucherToken, number),
    at,
    by,
    outcome: 'unknown' as const,
    failure: null,
    ...(isAsked ? record.attempts.at(-1) : {}),
    askedAt: isAsked ? at : null,
  }
  const answer = paymentAnswer(record, number, isAsked)
  const paid = isAsked ? {} : { paid: { by, at } }
  if (answer.says === 'nothing')
    return { event: null, fields: { ...paid, failure: null, attempts: [...before, attempt] } }
  const failure = answer.says === 'failed' ? answer.failure : null
  return {
    event: failure ? 'provider_failed' : 'provider_paid',
    fields: {
      ...paid,
      failure,
      attempts: [...before, { ...attempt, outcome: answer.says, failure }],
      ...(answer.says === 'accepted' ? { providerReference: answer.reference } : {}),
    },
  }
}

/** Decisions about vouchers. */
export const voucherDecisions: DecisionRules<CommissionVoucher> = {
  workflow: 'voucher',
  ...blockedBy(voucher, recordOf),
  decide(deciding) {
    const { record, action, by, at, body, database } = deciding
    const happened = (from: VoucherRecord, event: VoucherEvent) => {
      const transition = requireTransition(voucher, from, event)
      const next = voucher.after(from, transition, { by, at, body: body as VoucherInput })
      return { next, recorded: transition.recorded }
    }
    const taken = happened({ ...recordOf(record, database) }, action as VoucherEvent)
    const sent = ['pay', 'retry', 'check'].includes(action) ? paying(deciding) : null
    const { next, recorded } = sent?.event ? happened(taken.next, sent.event) : taken
    return {
      fields: { status: next.status, ...inputFields(deciding), ...sent?.fields },
      recorded,
      from: record.status,
      to: next.status,
      isDecision: true,
    }
  },
  whenTaken: ({ record: { agent, currency }, by, database }) =>
    updateCollection(agent.token, currency, by.token, database),
}
