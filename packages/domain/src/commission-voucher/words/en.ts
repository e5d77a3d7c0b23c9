/** The words of commission vouchers, in English, their source. */
export const en = {
  /** Button: approves a voucher. */
  'action.approve': 'Approve',
  /** Button: cancels a voucher. */
  'action.cancel': 'Cancel the voucher',
  /** Button: asks the provider what became of a payment. */
  'action.check': 'Ask what became of it',
  /** Button: notes that cash was handed over. */
  'action.mark_paid': 'Mark as paid',
  /** Button: sends the money of a voucher. */
  'action.pay': 'Pay',
  /** Button: pays again after a definite failure. */
  'action.retry': 'Pay again',
  /** Button: gives a voucher back to who prepared it. */
  'action.return': 'Return',
  /** Button: hands a voucher in. */
  'action.submit': 'Submit',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.approve': 'All of them may be paid.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.cancel': 'None of them is paid. Their entries are open again.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.check':
    'The provider is asked about each of them. Nothing is sent again.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.mark_paid': 'All of them count as handed over.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.pay': 'Each is paid by itself, to its agent.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.retry': 'Each is paid in a new attempt.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.return': 'They go back to who has prepared them.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.submit': 'They wait for somebody else to approve them.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.approve':
    '{{amount}} ({{words}}) may be paid to {{agent}}, {{destination}}.',
  /** Before a voucher is cancelled: what happens. */
  'decision.consequence.one.cancel':
    'Nothing is paid. Its entries are open again and can be put on another voucher.',
  /** Before a provider is asked about one payment: what happens. */
  'decision.consequence.one.check':
    'The provider is asked what became of the payment, under the key that it was sent with. Nothing is sent again.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.mark_paid': '{{amount}} ({{words}}) counts as handed to {{agent}}.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.pay':
    '{{amount}} ({{words}}) leaves for {{destination}}, to {{agent}}.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.retry':
    '{{amount}} ({{words}}) leaves for {{destination}}, to {{agent}}, in a new attempt.',
  /** Before a voucher is returned: what happens. */
  'decision.consequence.one.return':
    'It goes back to who has prepared it, with what you write. Its entries are open again.',
  /** Before a decision about one: what happens; {{words}} is the amount in words. */
  'decision.consequence.one.submit':
    '{{amount}} ({{words}}) for {{agent}} waits for somebody else to approve it.',
  /** What was just done, in one word. */
  'decision.decided.approve': 'Approved',
  /** What was just done, in one word. */
  'decision.decided.cancel': 'Cancelled',
  /** What was just done, in one word. */
  'decision.decided.mark_paid': 'Paid',
  /** What was just done, in one word. */
  'decision.decided.return': 'Returned',
  /** What was just done, in one word. */
  'decision.decided.submit': 'Submitted',
  /** Notice: what was done to {{name}}. */
  'decision.done.approve': '{{name}} may be paid.',
  /** Notice: what was done to {{name}}. */
  'decision.done.cancel': '{{name}} was cancelled.',
  /** Notice: what was done to {{name}}. */
  'decision.done.check': 'It was asked what became of {{name}}.',
  /** Notice: what was done to {{name}}. */
  'decision.done.mark_paid': '{{name}} is marked as paid.',
  /** Notice: what was done to {{name}}. */
  'decision.done.pay': 'The payment of {{name}} was sent.',
  /** Notice: what was done to {{name}}. */
  'decision.done.retry': 'The payment of {{name}} was sent again.',
  /** Notice: what was done to {{name}}. */
  'decision.done.return': '{{name}} was returned.',
  /** Notice: what was done to {{name}}. */
  'decision.done.submit': '{{name}} was submitted.',
  /** Field: the number of the receipt that an agent has signed for cash. */
  'decision.field.receiptNo': 'Number of the signed receipt',
  /** Who came first, and how long ago. */
  'decision.happened.approve': '{{actor}} approved this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.cancel': '{{actor}} cancelled this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.check': '{{actor}} asked about this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.mark_paid': '{{actor}} marked this as paid {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.pay': '{{actor}} paid this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.retry': '{{actor}} paid this again {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.return': '{{actor}} returned this {{ago}}.',
  /** Who came first, and how long ago. */
  'decision.happened.submit': '{{actor}} submitted this {{ago}}.',
  /** Why a payment failed, within a sentence. */
  'failure.account_closed': 'the account is closed',
  /** Why a payment failed, within a sentence. */
  'failure.limit_exceeded': 'it is over the limit of the account',
  /** Why a payment failed, within a sentence. */
  'failure.name_mismatch': 'the account has another name',
  /** Why a payment failed, within a sentence. */
  'failure.provider_unavailable': 'the provider could not be reached',
  /** Why something cannot be done now. */
  'hindrance.destination_unverified': 'No account of this agent is verified.',
  /** Why something cannot be done now. */
  'hindrance.entries_taken': 'Some of its entries are on another voucher by now.',
  /** Why something cannot be done now. */
  'hindrance.not_canceller':
    'An administrator cancels what others have prepared or what was handed in.',
  /** Why something cannot be done now. */
  'hindrance.not_preparer': 'Only who has prepared it hands it in.',
  /** Why something cannot be done now. */
  'hindrance.note_missing': 'Write at least 10 characters.',
  /** Why something cannot be done now. */
  'hindrance.reason_missing': 'Choose a reason.',
  /** Why something cannot be done now. */
  'hindrance.receipt_missing': 'Write the number of the receipt.',
  /** Why something cannot be done now. */
  'hindrance.same_person': 'You have prepared this: somebody else approves and pays it.',
  /** Why something cannot be done now. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** Why a voucher is cancelled. */
  'reason.disputed': 'The agent disputes it',
  /** Why a voucher is cancelled. */
  'reason.other': 'Something else',
  /** Why a voucher is cancelled. */
  'reason.wrong_agent': 'It is another agent’s',
  /** Why a voucher is cancelled. */
  'reason.wrong_amount': 'The amount is wrong',
  /** History: what happened to a voucher. */
  'record.event.voucher.approved': 'Approved',
  /** History: what happened to a voucher. */
  'record.event.voucher.cancelled': 'Cancelled',
  /** History: what happened to a voucher. */
  'record.event.voucher.checked': 'Provider asked',
  /** History: what happened to a voucher. */
  'record.event.voucher.failed': 'Payment failed',
  /** History: what happened to a voucher. */
  'record.event.voucher.handed_over': 'Cash handed over',
  /** History: what happened to a voucher. */
  'record.event.voucher.paid': 'Paid',
  /** History: what happened to a voucher. */
  'record.event.voucher.prepared': 'Prepared',
  /** History: what happened to a voucher. */
  'record.event.voucher.returned': 'Returned',
  /** History: what happened to a voucher. */
  'record.event.voucher.sent': 'Payment sent',
  /** History: what happened to a voucher. */
  'record.event.voucher.submitted': 'Submitted',
  /** In the question about many: so many vouchers. */
  'records.commission-vouchers_one': '{{number}} voucher',
  /** In the question about many: so many vouchers. */
  'records.commission-vouchers_other': '{{number}} vouchers',
  /** Where a voucher stands. */
  'status.approved': 'To be paid',
  /** Where a voucher stands. */
  'status.cancelled': 'Cancelled',
  /** Where a voucher stands. */
  'status.draft': 'Draft',
  /** Where a voucher stands. */
  'status.failed': 'Payment failed',
  /** Where a voucher stands. */
  'status.paid': 'Paid',
  /** Where a voucher stands. */
  'status.paying': 'Being paid, checking',
  /** Where a voucher stands. */
  'status.submitted': 'Waits for approval',
} as const
