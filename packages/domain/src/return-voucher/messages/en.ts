declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'return-voucher': typeof en
  }
}

/** English messages for returns (the source language). */
export const en = {
  /** Button: approves a return. */
  'action.approve': 'Approve',
  /** Button: sends the buyer a question. */
  'action.ask': 'Ask the buyer',
  /** Button: asks the provider for the status of a refund. */
  'action.check': 'Check status',
  /** Button: claims a return for review. */
  'action.claim': 'Claim',
  /** Button: closes a refunded return. */
  'action.close': 'Close',
  /** Button for staff: proposes a decision to an administrator. */
  'action.propose': 'Propose',
  /** Button: sends the refund. */
  'action.refund': 'Refund',
  /** Button: rejects a return. */
  'action.reject': 'Reject',
  /** Button: releases a return to the queue. */
  'action.release': 'Release',
  /** Blocker: explains an unavailable action. */
  'blocker.amount_exceeded': 'This is more than these items cost, or more than was paid.',
  /** Blocker: explains an unavailable action. */
  'blocker.claimed': 'Someone else is reviewing this.',
  /** Blocker: explains an unavailable action. */
  'blocker.lines_missing': 'Approve at least one item.',
  /** Blocker: explains an unavailable action. */
  'blocker.message_missing': 'Write a question of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.method_wrong': 'This order can’t be refunded with this method.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.outside_window':
    'This was requested after the return window. An administrator must decide.',
  /** Blocker: explains an unavailable action. */
  'blocker.quantity_exceeded': 'This is more than can be returned.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.waiver_missing': 'Explain why you’re approving a late request.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.approve':
    'Everything requested is approved. The money is sent once you refund it.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.ask':
    'All buyers get the same question. Their returns wait for the answers.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.check':
    'We’ll ask the provider for the status of each refund. No money is sent again.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.claim':
    'These returns are yours to review. Others can see that you’re reviewing them.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.close':
    'The returns are finished and leave the list of refunded returns.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.propose': 'An administrator sees your proposals and decides.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.refund': 'The approved amount is refunded to each buyer.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.reject': 'Nothing is refunded. We’ll tell each buyer why.',
  /** Confirmation dialog, several returns: consequence. */
  'decision.consequence.many.release': 'The returns go back to the queue for anyone to review.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.approve':
    'The items count as returned, and their commission is reversed. The money is sent once you refund it.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.ask':
    'We’ll send the buyer your question. The return waits for the answer.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.check':
    'We’ll ask the provider for the refund’s status. No money is sent again.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.claim':
    'The return is yours to review. Others can see that you’re reviewing it.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.close':
    'The return is finished and leaves the list of refunded returns.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.propose': 'An administrator sees your proposal and decides.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.refund': '{{amount}} is refunded to the buyer.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.reject': 'Nothing is refunded. We’ll tell the buyer why.',
  /** Confirmation dialog, one return: consequence. */
  'decision.consequence.one.release': 'The return goes back to the queue for anyone to review.',
  /** Label in the row of a return that was just decided. */
  'decision.decided.approve': 'Approved',
  /** Label in the row of a return that was just decided. */
  'decision.decided.ask': 'Buyer asked',
  /** Label in the row of a return that was just decided. */
  'decision.decided.close': 'Closed',
  /** Label in the row of a return that was just decided. */
  'decision.decided.propose': 'Proposed',
  /** Label in the row of a return that was just decided. */
  'decision.decided.reject': 'Rejected',
  /** Notice after the decision about {{name}}. */
  'decision.done.approve': '{{name}} was approved.',
  /** Notice after the decision about {{name}}. */
  'decision.done.ask': 'The question about {{name}} was sent to the buyer.',
  /** Notice after the decision about {{name}}. */
  'decision.done.check': 'We’ve asked for the status of {{name}}.',
  /** Notice after the decision about {{name}}. */
  'decision.done.claim': '{{name}} is yours to review.',
  /** Notice after the decision about {{name}}. */
  'decision.done.close': '{{name}} was closed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.propose': 'Your proposal for {{name}} was saved.',
  /** Notice after the decision about {{name}}. */
  'decision.done.refund': 'The refund for {{name}} was sent.',
  /** Notice after the decision about {{name}}. */
  'decision.done.reject': '{{name}} was rejected.',
  /** Notice after the decision about {{name}}. */
  'decision.done.release': '{{name}} is back in the queue.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.approve': '{{actor}} approved this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.ask': '{{actor}} asked the buyer {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.check': '{{actor}} checked the refund status {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.claim': '{{actor}} claimed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.close': '{{actor}} closed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.propose': '{{actor}} made a proposal {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.refund': '{{actor}} sent the refund {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reject': '{{actor}} rejected this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.release': '{{actor}} released this {{ago}}.',
  /** Opening of the message to a buyer: question. */
  'decision.preview.ask': 'We have a question about your return “{{name}}”.',
  /** Opening of the message to a buyer: return rejected. */
  'decision.preview.reject': 'Your return “{{name}}” wasn’t approved.',
  /** Reason for disputing a payment. */
  'reason.fraud_suspected': 'Suspected fraud',
  /** Reason for rejecting a return. */
  'reason.no_evidence': 'No proof',
  /** Reason for rejecting a return. */
  'reason.not_returnable': 'Not returnable',
  /** Reason for a decision. */
  'reason.other': 'Another reason',
  /** Reason for rejecting a return. */
  'reason.outside_window': 'Return period ended',
  /** Reason for rejecting a return. */
  'reason.used': 'Used',
  /** History entry of a return. */
  'record.event.return.approved': 'Approved',
  /** History entry of a return. */
  'record.event.return.asked': 'Buyer asked',
  /** History entry of a return. */
  'record.event.return.checked': 'Status checked, no answer yet',
  /** History entry of a return. */
  'record.event.return.claimed': 'Claimed',
  /** History entry of a return. */
  'record.event.return.closed': 'Closed',
  /** History entry of a return. */
  'record.event.return.proposed': 'Proposal made',
  /** History entry of a return. */
  'record.event.return.refund_failed': 'Refund failed',
  /** History entry of a return. */
  'record.event.return.refund_sent': 'Refund sent, no answer yet',
  /** History entry of a return. */
  'record.event.return.refunded': 'Refunded',
  /** History entry of a return. */
  'record.event.return.rejected': 'Rejected',
  /** History entry of a return. */
  'record.event.return.released': 'Released',
  /** History entry of a return. */
  'record.event.return.resubmitted': 'Buyer answered',
  /** History entry of a return. */
  'record.event.return.submitted': 'Requested by buyer',
  /** History entry of a return. */
  'record.event.return.undone': 'Decision undone',
  /** Number of returns, in the question before a bulk action. */
  'records.return-vouchers_one': '{{number}} return',
  /** Number of returns, in the question before a bulk action. */
  'records.return-vouchers_other': '{{number}} returns',
  /** Cause of a failed refund, after “The refund failed:”. */
  'refundFailure.account_closed': 'The receiving account is closed',
  /** Cause of a failed refund, after “The refund failed:”. */
  'refundFailure.limit_reached': 'The provider’s limit was reached',
  /** Cause of a failed refund, after “The refund failed:”. */
  'refundFailure.provider_refused': 'The provider refused the refund',
  /** Status of a return: approved, not yet refunded. */
  'status.approved': 'Approved',
  /** Status of a return, and tab: waiting for the buyer’s answer. */
  'status.changes_requested': 'Awaiting buyer',
  /** Status of a return: finished. */
  'status.closed': 'Closed',
  /** Status of a return, and tab: refunded. */
  'status.refunded': 'Refunded',
  /** Status of a return: refund sent, result unknown. */
  'status.refunding': 'Refund processing',
  /** Status of a return, and tab. */
  'status.rejected': 'Rejected',
  /** Status of a return, and tab: not reviewed yet. */
  'status.submitted': 'Submitted',
  /** Status of a return, and tab: claimed by a reviewer. */
  'status.under_review': 'Under review',
} as const
