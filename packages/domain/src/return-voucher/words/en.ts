/** The words of returns, in English, their source. */
export const en = {
  /** Button: grants what is sent back. */
  'action.approve': 'Approve',
  /** Button: asks the buyer something. */
  'action.ask': 'Ask the buyer',
  /** Button: asks the provider what became of a refund. */
  'action.check': 'Ask what became of it',
  /** Button: takes a return in hand. */
  'action.claim': 'Claim',
  /** Button: ends a return that was refunded. */
  'action.close': 'Close',
  /** Button of staff: says what should be granted. */
  'action.propose': 'Propose',
  /** Button: sends the money back. */
  'action.refund': 'Refund',
  /** Button: refuses a return. */
  'action.reject': 'Reject',
  /** Button: gives a return back to the queue. */
  'action.release': 'Release',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.approve':
    'All that is asked for is granted. The money is sent when you refund it.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.ask':
    'Their buyers are all asked the same, and the returns wait for the answers.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.check':
    'The provider is asked what became of each refund. Nothing is sent again.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.claim':
    'They are yours to review, and others see that you are at them.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.close': 'They are over, and leave the list of what was refunded.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.propose': 'An administrator sees what you would grant, and decides.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.refund': 'What was granted goes back to each buyer.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.reject': 'Nothing is refunded, and each buyer is told why.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.release': 'They go back into the queue, for anyone to review.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.approve':
    'The pieces count as returned, and their commission goes back. The money is sent when you refund it.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.ask': 'The buyer is asked, and the return waits for the answer.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.check':
    'The provider is asked what became of the refund. Nothing is sent again.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.claim': 'It is yours to review, and others see that you are at it.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.close': 'It is over, and leaves the list of what was refunded.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.propose': 'An administrator sees what you would grant, and decides.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.refund': '{{amount}} goes back to the buyer.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.reject': 'Nothing is refunded, and the buyer is told why.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.release': 'It goes back into the queue, for anyone to review.',
  /** What was just done to a return, in one word. */
  'decision.decided.approve': 'Approved',
  /** What was just done to a return, in one word. */
  'decision.decided.ask': 'Buyer asked',
  /** What was just done to a return, in one word. */
  'decision.decided.close': 'Closed',
  /** What was just done to a return, in one word. */
  'decision.decided.propose': 'Proposed',
  /** What was just done to a return, in one word. */
  'decision.decided.reject': 'Rejected',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.approve': '{{name}} was approved.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.ask': 'The buyer of {{name}} was asked.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.check': 'The provider was asked about {{name}}.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.claim': '{{name}} is yours to review.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.close': '{{name}} was closed.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.propose': 'What you would grant of {{name}} was noted.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.refund': 'The refund of {{name}} was sent.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.reject': '{{name}} was rejected.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.release': '{{name}} is back in the queue.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.approve': '{{actor}} approved this {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.ask': '{{actor}} asked the buyer {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.check': '{{actor}} asked the provider {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.claim': '{{actor}} claimed this {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.close': '{{actor}} closed this {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.propose': '{{actor}} proposed what to grant {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.refund': '{{actor}} sent the refund {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.reject': '{{actor}} rejected this {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.release': '{{actor}} released this {{ago}}.',
  /** What the buyer is told: we have a question. */
  'decision.preview.ask': 'We have a question about your return “{{name}}”.',
  /** What the buyer is told: it is refused. */
  'decision.preview.reject': 'Your return “{{name}}” was not accepted.',
  /** Why something cannot be done with a return. */
  'hindrance.amount_exceeded': 'More than these pieces came to, or than was paid.',
  /** Why something cannot be done with a return. */
  'hindrance.claimed': 'Somebody else is at it.',
  /** Why something cannot be done with a return. */
  'hindrance.lines_missing': 'Grant at least one line.',
  /** Why something cannot be done with a return. */
  'hindrance.message_missing': 'Write what the buyer is asked, in at least 10 characters.',
  /** Why something cannot be done with a return. */
  'hindrance.method_wrong': 'Money of this order cannot go back this way.',
  /** Why something cannot be sent. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why something cannot be done with a return. */
  'hindrance.outside_window': 'It was asked for too late: an administrator decides.',
  /** Why something cannot be done with a return. */
  'hindrance.quantity_exceeded': 'More pieces than can be taken back.',
  /** Why something cannot be sent. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why something cannot be done with a return. */
  'hindrance.waiver_missing': 'Write why it is granted although it was asked for too late.',
  /** Why something cannot be done now. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** Why a payment is disputed. */
  'reason.fraud_suspected': 'Fraud is suspected',
  /** Why a return was refused. */
  'reason.no_evidence': 'There is no proof',
  /** Why a return was refused. */
  'reason.not_returnable': 'It cannot be sent back',
  /** Why something was done. */
  'reason.other': 'Another reason',
  /** Why a return was refused. */
  'reason.outside_window': 'It was asked for too late',
  /** Why a return was refused. */
  'reason.used': 'It was used',
  /** What happened to a return, in its history. */
  'record.event.return.approved': 'Approved',
  /** What happened to a return, in its history. */
  'record.event.return.asked': 'The buyer was asked',
  /** What happened to a return, in its history. */
  'record.event.return.checked': 'Provider asked, no answer yet',
  /** What happened to a return, in its history. */
  'record.event.return.claimed': 'Claimed',
  /** What happened to a return, in its history. */
  'record.event.return.closed': 'Closed',
  /** What happened to a return, in its history. */
  'record.event.return.proposed': 'Proposed what to grant',
  /** What happened to a return, in its history. */
  'record.event.return.refund_failed': 'The refund failed',
  /** What happened to a return, in its history. */
  'record.event.return.refund_sent': 'Refund sent, no answer yet',
  /** What happened to a return, in its history. */
  'record.event.return.refunded': 'Refunded',
  /** What happened to a return, in its history. */
  'record.event.return.rejected': 'Rejected',
  /** What happened to a return, in its history. */
  'record.event.return.released': 'Given back',
  /** What happened to a return, in its history. */
  'record.event.return.resubmitted': 'The buyer has answered',
  /** What happened to a return, in its history. */
  'record.event.return.submitted': 'Raised by the buyer',
  /** What happened to a return, in its history. */
  'record.event.return.undone': 'Decision taken back',
  /** In the question about many: so many returns. */
  'records.return-vouchers_one': '{{number}} return',
  /** In the question about many: so many returns. */
  'records.return-vouchers_other': '{{number}} returns',
  /** Why a refund failed. */
  'refundFailure.account_closed': 'The account that it goes to is closed',
  /** Why a refund failed. */
  'refundFailure.limit_reached': 'A limit of the provider is reached',
  /** Why a refund failed. */
  'refundFailure.provider_refused': 'The provider refused it',
  /** Status of a return: granted, not yet refunded. */
  'status.approved': 'Approved',
  /** Status of a return, and tab: the buyer was asked something. */
  'status.changes_requested': 'Buyer was asked',
  /** Status of a return: all is done. */
  'status.closed': 'Closed',
  /** Status of a return, and tab: the money went back. */
  'status.refunded': 'Refunded',
  /** Status of a return: a refund was sent, its result is not known. */
  'status.refunding': 'Checking',
  /** Status of a return, and tab. */
  'status.rejected': 'Rejected',
  /** Status of a return, and tab: nobody has looked at it. */
  'status.submitted': 'Submitted',
  /** Status of a return, and tab: somebody looks at it. */
  'status.under_review': 'In review',
} as const
