declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'commission-voucher': typeof en
  }
}

/** English messages for commission vouchers (the source language). */
export const en = {
  /** Button: approves a voucher. */
  'action.approve': 'Approve',
  /** Button: cancels a voucher. */
  'action.cancel': 'Cancel voucher',
  /** Button: asks the provider for the status of a payment. */
  'action.check': 'Check status',
  /** Button: records a cash payment. */
  'action.mark_paid': 'Mark as paid',
  /** Button: pays a voucher. */
  'action.pay': 'Pay',
  /** Button: retries a failed payment. */
  'action.retry': 'Try payment again',
  /** Button: returns a voucher to its preparer. */
  'action.return': 'Return',
  /** Button: submits a voucher for approval. */
  'action.submit': 'Submit',
  /** Blocker: explains an unavailable action. */
  'blocker.destination_unverified': 'This agent has no verified account.',
  /** Blocker: explains an unavailable action. */
  'blocker.entries_taken': 'Some of its entries are now on another voucher.',
  /** Blocker: explains an unavailable action. */
  'blocker.not_canceller':
    'Only an administrator can cancel a voucher that was submitted or prepared by someone else.',
  /** Blocker: explains an unavailable action. */
  'blocker.not_preparer': 'Only the person who prepared this voucher can submit it.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.receipt_missing': 'Enter the receipt number.',
  /** Blocker: explains an unavailable action. */
  'blocker.same_person': 'You prepared this voucher, so someone else must approve and pay it.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several vouchers: consequence. */
  'decision.consequence.many.approve': 'They can all be paid.',
  /** Confirmation dialog, several vouchers: consequence. */
  'decision.consequence.many.cancel': 'None of them will be paid. Their entries are open again.',
  /** Confirmation dialog, several vouchers: consequence. */
  'decision.consequence.many.check':
    'We’ll ask the provider for the status of each payment. No money is sent again.',
  /** Confirmation dialog, several vouchers: consequence. */
  'decision.consequence.many.mark_paid': 'They’re all marked as paid in cash.',
  /** Confirmation dialog, several vouchers: consequence. */
  'decision.consequence.many.pay': 'Each voucher is a separate payment to its agent.',
  /** Confirmation dialog, several vouchers: consequence. */
  'decision.consequence.many.retry': 'Each voucher is paid in a new attempt.',
  /** Confirmation dialog, several vouchers: consequence. */
  'decision.consequence.many.return': 'The vouchers go back to the people who prepared them.',
  /** Confirmation dialog, several vouchers: consequence. */
  'decision.consequence.many.submit': 'The vouchers wait for someone else’s approval.',
  /** Confirmation dialog, one voucher: consequence. {{words}} is the amount in words. */
  'decision.consequence.one.approve':
    '{{amount}} ({{words}}) can be paid to {{agent}}, {{destination}}.',
  /** Confirmation dialog, one voucher: consequence. */
  'decision.consequence.one.cancel':
    'Nothing is paid. The entries are open again and can be added to another voucher.',
  /** Confirmation dialog, one voucher: consequence. */
  'decision.consequence.one.check':
    'We’ll ask the provider for the payment’s status, using its original key. No money is sent again.',
  /** Confirmation dialog, one voucher: consequence. {{words}} is the amount in words. */
  'decision.consequence.one.mark_paid':
    '{{amount}} ({{words}}) is marked as paid to {{agent}} in cash.',
  /** Confirmation dialog, one voucher: consequence. {{words}} is the amount in words. */
  'decision.consequence.one.pay':
    '{{amount}} ({{words}}) is sent to {{destination}} for {{agent}}.',
  /** Confirmation dialog, one voucher: consequence. {{words}} is the amount in words. */
  'decision.consequence.one.retry':
    '{{amount}} ({{words}}) is sent to {{destination}} for {{agent}} in a new attempt.',
  /** Confirmation dialog, one voucher: consequence. */
  'decision.consequence.one.return':
    'The voucher goes back to the person who prepared it, with your note. Its entries are open again.',
  /** Confirmation dialog, one voucher: consequence. {{words}} is the amount in words. */
  'decision.consequence.one.submit':
    '{{amount}} ({{words}}) for {{agent}} waits for someone else’s approval.',
  /** Label in the row of a voucher that was just decided. */
  'decision.decided.approve': 'Approved',
  /** Label in the row of a voucher that was just decided. */
  'decision.decided.cancel': 'Cancelled',
  /** Label in the row of a voucher that was just decided. */
  'decision.decided.mark_paid': 'Paid',
  /** Label in the row of a voucher that was just decided. */
  'decision.decided.return': 'Returned',
  /** Label in the row of a voucher that was just decided. */
  'decision.decided.submit': 'Submitted',
  /** Notice after the decision about {{name}}. */
  'decision.done.approve': '{{name}} is approved and can be paid.',
  /** Notice after the decision about {{name}}. */
  'decision.done.cancel': '{{name}} was cancelled.',
  /** Notice after the decision about {{name}}. */
  'decision.done.check': 'We’ve asked for the status of {{name}}.',
  /** Notice after the decision about {{name}}. */
  'decision.done.mark_paid': '{{name}} is marked as paid.',
  /** Notice after the decision about {{name}}. */
  'decision.done.pay': 'The payment for {{name}} was sent.',
  /** Notice after the decision about {{name}}. */
  'decision.done.retry': 'The payment for {{name}} was sent again.',
  /** Notice after the decision about {{name}}. */
  'decision.done.return': '{{name}} was returned.',
  /** Notice after the decision about {{name}}. */
  'decision.done.submit': '{{name}} was submitted.',
  /** Field: number of the cash receipt signed by the agent. */
  'decision.field.receiptNo': 'Signed receipt number',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.approve': '{{actor}} approved this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.cancel': '{{actor}} cancelled this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.check': '{{actor}} checked the status {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.mark_paid': '{{actor}} marked this as paid {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.pay': '{{actor}} paid this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.retry': '{{actor}} tried the payment again {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.return': '{{actor}} returned this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.submit': '{{actor}} submitted this {{ago}}.',
  /** Cause of a failed payment, within a sentence. */
  'failure.account_closed': 'the account is closed',
  /** Cause of a failed payment, within a sentence. */
  'failure.limit_exceeded': 'the amount is over the account’s limit',
  /** Cause of a failed payment, within a sentence. */
  'failure.name_mismatch': 'the account is in another name',
  /** Cause of a failed payment, within a sentence. */
  'failure.provider_unavailable': 'the provider couldn’t be reached',
  /** Reason for cancelling a voucher. */
  'reason.disputed': 'Disputed by agent',
  /** Reason for cancelling a voucher. */
  'reason.other': 'Another reason',
  /** Reason for cancelling a voucher. */
  'reason.wrong_agent': 'Wrong agent',
  /** Reason for cancelling a voucher. */
  'reason.wrong_amount': 'Wrong amount',
  /** History entry of a voucher. */
  'record.event.voucher.approved': 'Approved',
  /** History entry of a voucher. */
  'record.event.voucher.cancelled': 'Cancelled',
  /** History entry of a voucher. */
  'record.event.voucher.checked': 'Status checked',
  /** History entry of a voucher. */
  'record.event.voucher.failed': 'Payment failed',
  /** History entry of a voucher. */
  'record.event.voucher.handed_over': 'Cash handed over',
  /** History entry of a voucher. */
  'record.event.voucher.paid': 'Paid',
  /** History entry of a voucher. */
  'record.event.voucher.prepared': 'Prepared',
  /** History entry of a voucher. */
  'record.event.voucher.returned': 'Returned',
  /** History entry of a voucher. */
  'record.event.voucher.sent': 'Payment sent',
  /** History entry of a voucher. */
  'record.event.voucher.submitted': 'Submitted',
  /** Number of vouchers, in the question before a bulk action. */
  'records.commission-vouchers_one': '{{number}} voucher',
  /** Number of vouchers, in the question before a bulk action. */
  'records.commission-vouchers_other': '{{number}} vouchers',
  /** Voucher status. */
  'status.approved': 'Ready to pay',
  /** Voucher status. */
  'status.cancelled': 'Cancelled',
  /** Voucher status. */
  'status.draft': 'Draft',
  /** Voucher status. */
  'status.failed': 'Payment failed',
  /** Voucher status. */
  'status.paid': 'Paid',
  /** Voucher status. */
  'status.paying': 'Payment processing',
  /** Voucher status. */
  'status.submitted': 'Awaiting approval',
} as const
