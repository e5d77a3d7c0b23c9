import { defineWords } from '@console/core/i18n'

declare module '@console/core/i18n' {
  interface MessageCatalogue {
    payoutMock: typeof payoutTexts
  }
}

/** The words of payouts: a kind that only stories know brings its own, in one language. */
export const payoutTexts = {
  'action.pay_in_parts': 'Pay in parts',
  'action.mark_paid': 'Mark as paid',
  'decision.consequence.one.pay_in_parts': 'It leaves in parts.',
  'decision.consequence.one.mark_paid': 'It counts as handed over.',
  'decision.consequence.many.mark_paid': 'All of them count as handed over.',
  'decision.done.pay_in_parts': '{{name}} is being paid in parts.',
  'decision.done.mark_paid': '{{name}} was paid.',
  'decision.decided.pay_in_parts': 'Being paid in parts',
  'decision.decided.mark_paid': 'Paid',
  'decision.happened.pay_in_parts': '{{actor}} paid this in parts {{ago}}.',
  'decision.happened.mark_paid': '{{actor}} marked this as paid {{ago}}.',
  'decision.field.receiptNo': 'Number of the signed receipt',
  'hindrance.wrong_status': 'Its present status does not allow this.',
  'hindrance.parts_wrong': 'The parts are not together what is paid.',
  'hindrance.receipt_missing': 'Write the number of the receipt.',
  'record.event.payout.paying': 'Sent to the provider',
  'record.event.payout.paid': 'Paid',
  'status.approved': 'Approved',
  'status.paying': 'Being paid',
  'status.paid': 'Paid',
} as const

const load = () => Promise.resolve(payoutTexts)

/** The same as a kind names them. */
export const payoutWords = defineWords('payoutMock', { en: load, tr: load, ar: load })
