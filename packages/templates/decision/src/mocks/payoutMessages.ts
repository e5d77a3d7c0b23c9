import { defineMessages } from '@console/core/i18n'

declare module '@console/core/i18n' {
  interface MessageCatalogue {
    payoutMock: typeof payoutTexts
  }
}

/** Messages of payouts: a workflow that only stories use brings its own, in one language. */
export const payoutTexts = {
  'action.pay_in_parts': 'Pay in parts',
  'action.mark_paid': 'Mark as paid',
  'decision.consequence.one.pay_in_parts': 'It’s paid in parts.',
  'decision.consequence.one.mark_paid': 'It’s marked as paid in cash.',
  'decision.consequence.many.mark_paid': 'They’re all marked as paid in cash.',
  'decision.done.pay_in_parts': '{{name}} is being paid in parts.',
  'decision.done.mark_paid': '{{name}} was paid.',
  'decision.decided.pay_in_parts': 'Being paid in parts',
  'decision.decided.mark_paid': 'Paid',
  'decision.happened.pay_in_parts': '{{actor}} paid this in parts {{ago}}.',
  'decision.happened.mark_paid': '{{actor}} marked this as paid {{ago}}.',
  'decision.field.receiptNo': 'Signed receipt number',
  'blocker.wrong_status': 'Not available in its current status.',
  'blocker.parts_wrong': 'The parts don’t add up to the amount.',
  'blocker.receipt_missing': 'Enter the receipt number.',
  'record.event.payout.paying': 'Sent to the provider',
  'record.event.payout.paid': 'Paid',
  'status.approved': 'Approved',
  'status.paying': 'Being paid',
  'status.paid': 'Paid',
} as const

const load = () => Promise.resolve(payoutTexts)

/** The same messages for the workflow. */
export const payoutMessages = defineMessages('payoutMock', { en: load, tr: load, ar: load })
