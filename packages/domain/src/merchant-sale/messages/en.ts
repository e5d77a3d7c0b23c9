declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'merchant-sale': typeof en
  }
}

/** English messages for payments at merchants’ tills (the source language). */
export const en = {
  /** Button: disputes a payment. */
  'action.dispute': 'Dispute',
  /** Button: chooses the receipt for a payment. */
  'action.match': 'Choose receipt',
  /** Button: matches a payment with the only receipt of the same amount. */
  'action.match_exact': 'Match exact receipt',
  /** Button: resolves the dispute about a payment. */
  'action.resolve': 'Resolve dispute',
  /** Button: removes the match between a payment and its receipt. */
  'action.unmatch': 'Unmatch',
  /** Blocker: receipt cannot be matched. */
  'blocker.difference_unexplained': 'The receipt has a different amount. Choose a reason.',
  /** Blocker: no automatic match. */
  'blocker.no_exact': 'No unmatched receipt has exactly this amount.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: receipt cannot be matched. */
  'blocker.receipt_missing': 'Choose a receipt.',
  /** Blocker: receipt cannot be matched. */
  'blocker.receipt_taken': 'This receipt is already matched with another payment.',
  /** Blocker: receipt cannot be matched. */
  'blocker.receipt_unknown': 'This merchant has no receipt with this number.',
  /** Blocker: no automatic match. */
  'blocker.several_exact': 'Several receipts have exactly this amount. Choose one.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several payments: consequence. */
  'decision.consequence.many.dispute':
    'The payments are marked as disputed until someone resolves them.',
  /** Confirmation dialog, several payments: consequence. */
  'decision.consequence.many.match': 'Each payment is matched with its receipt.',
  /** Confirmation dialog, several payments: consequence. */
  'decision.consequence.many.match_exact':
    'Payments with exactly one unmatched receipt of the same amount are matched with it. The others stay as they are.',
  /** Confirmation dialog, several payments: consequence. */
  'decision.consequence.many.resolve': 'The payments go back to their previous status.',
  /** Confirmation dialog, several payments: consequence. */
  'decision.consequence.many.unmatch':
    'The payments are unmatched, and their receipts are available again.',
  /** Confirmation dialog, one payment: consequence. */
  'decision.consequence.one.dispute':
    'The payment is marked as disputed until someone resolves it.',
  /** Confirmation dialog, one payment: consequence. */
  'decision.consequence.one.match':
    'The payment of {{amount}} is matched with the receipt you choose.',
  /** Confirmation dialog, one payment: consequence. {{receipt}} is a receipt number. */
  'decision.consequence.one.match_exact':
    'The payment of {{amount}} is matched with receipt {{receipt}}.',
  /** Confirmation dialog, one payment: consequence. */
  'decision.consequence.one.resolve': 'The payment goes back to its previous status.',
  /** Confirmation dialog, one payment: consequence. {{receipt}} is a receipt number. */
  'decision.consequence.one.unmatch':
    'The payment is unmatched, and receipt {{receipt}} is available again.',
  /** Label in the row of a payment that was just decided. */
  'decision.decided.dispute': 'Disputed',
  /** Label in the row of a payment that was just decided. */
  'decision.decided.match': 'Matched',
  /** Label in the row of a payment that was just decided. */
  'decision.decided.match_exact': 'Matched',
  /** Label in the row of a payment that was just decided. */
  'decision.decided.resolve': 'Dispute resolved',
  /** Label in the row of a payment that was just decided. */
  'decision.decided.unmatch': 'Unmatched',
  /** Notice after the decision about {{name}}. */
  'decision.done.dispute': '{{name}} is disputed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.match': '{{name}} was matched.',
  /** Notice after the decision about {{name}}. */
  'decision.done.match_exact': '{{name}} was matched.',
  /** Notice after the decision about {{name}}. */
  'decision.done.resolve': 'The dispute about {{name}} was resolved.',
  /** Notice after the decision about {{name}}. */
  'decision.done.unmatch': '{{name}} was unmatched.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.dispute': '{{actor}} disputed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.match': '{{actor}} matched this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.match_exact': '{{actor}} matched this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.resolve': '{{actor}} resolved the dispute {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.unmatch': '{{actor}} unmatched this {{ago}}.',
  /** Reason for a difference between payment and receipt. */
  'reason.fee_deducted': 'Fee deducted',
  /** Reason for disputing a payment. */
  'reason.fraud_suspected': 'Suspected fraud',
  /** Reason for disputing a payment. */
  'reason.not_ours': 'Not this merchant’s',
  /** Reason for a decision. */
  'reason.other': 'Another reason',
  /** Reason for a difference between payment and receipt. */
  'reason.paid_in_parts': 'Paid in parts',
  /** Reason for a difference between payment and receipt. */
  'reason.paid_over': 'Overpaid',
  /** Reason for a difference between payment and receipt. */
  'reason.paid_short': 'Underpaid',
  /** Reason for disputing a payment. */
  'reason.reversed': 'Reversed by payer',
  /** Reason for a difference between payment and receipt. */
  'reason.rounded': 'Rounded',
  /** Reason for disputing a payment. */
  'reason.wrong_amount': 'Wrong amount',
  /** History entry of a payment. */
  'record.event.merchantSale.disputed': 'Disputed',
  /** History entry of a payment. */
  'record.event.merchantSale.matched': 'Matched',
  /** History entry of a payment. */
  'record.event.merchantSale.partly_matched': 'Matched with a difference',
  /** History entry of a payment. */
  'record.event.merchantSale.received': 'Received',
  /** History entry of a payment. */
  'record.event.merchantSale.resolved': 'Dispute resolved',
  /** History entry of a payment. */
  'record.event.merchantSale.undone': 'Decision undone',
  /** History entry of a payment. */
  'record.event.merchantSale.unmatched': 'Unmatched',
  /** Number of payments, in the question before a bulk action. */
  'records.merchant-sales_one': '{{number}} payment',
  /** Number of payments, in the question before a bulk action. */
  'records.merchant-sales_other': '{{number}} payments',
  /** Payment status. */
  'status.disputed': 'Disputed',
  /** Payment status. */
  'status.matched': 'Matched',
  /** Payment status: matched with a difference. */
  'status.partial': 'Partial',
  /** Payment status. */
  'status.unmatched': 'Unmatched',
} as const
