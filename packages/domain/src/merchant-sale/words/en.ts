/** The words of payments at merchants’ tills, in English, their source. */
export const en = {
  /** Button: says that something about a payment is not right. */
  'action.dispute': 'Dispute',
  /** Button: chooses the receipt that a payment is of. */
  'action.match': 'Choose a receipt',
  /** Button: takes the one receipt that has exactly the amount of a payment. */
  'action.match_exact': 'Match the exact receipt',
  /** Button: ends the dispute about a payment. */
  'action.resolve': 'End the dispute',
  /** Button: parts a payment from its receipt. */
  'action.unmatch': 'Take the match apart',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.dispute': 'They are marked as disputed until somebody ends it.',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.match': 'Each is matched with the receipt that is named.',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.match_exact':
    'Each that has one free receipt of exactly its amount is matched with it; the others stay as they are.',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.resolve': 'They stand again where they stood before.',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.unmatch': 'They are unmatched again, and their receipts are free.',
  /** Before a decision about a payment: what happens. */
  'decision.consequence.one.dispute': 'It is marked as disputed until somebody ends it.',
  /** Before a decision about a payment of {{amount}}: what happens. */
  'decision.consequence.one.match':
    'The payment of {{amount}} is matched with the receipt that you choose.',
  /** Before a decision about a payment of {{amount}}: what happens. */
  'decision.consequence.one.match_exact':
    'The payment of {{amount}} is matched with receipt {{receipt}}.',
  /** Before a decision about a payment: what happens. */
  'decision.consequence.one.resolve': 'It stands again where it stood before.',
  /** Before a decision about a payment: what happens; {{receipt}} is a number. */
  'decision.consequence.one.unmatch': 'It is unmatched again, and receipt {{receipt}} is free.',
  /** In the row of what the reader has just decided. */
  'decision.decided.dispute': 'Disputed',
  /** In the row of what the reader has just decided. */
  'decision.decided.match': 'Matched',
  /** In the row of what the reader has just decided. */
  'decision.decided.match_exact': 'Matched',
  /** In the row of what the reader has just decided. */
  'decision.decided.resolve': 'Dispute ended',
  /** In the row of what the reader has just decided. */
  'decision.decided.unmatch': 'Unmatched',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.dispute': '{{name}} is disputed.',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.match': '{{name}} was matched.',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.match_exact': '{{name}} was matched.',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.resolve': 'The dispute about {{name}} has ended.',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.unmatch': '{{name}} is unmatched again.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.dispute': '{{actor}} disputed this {{ago}}.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.match': '{{actor}} matched this {{ago}}.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.match_exact': '{{actor}} matched this {{ago}}.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.resolve': '{{actor}} ended the dispute {{ago}}.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.unmatch': '{{actor}} took the match apart {{ago}}.',
  /** Why a payment cannot be matched so. */
  'hindrance.difference_unexplained': 'Its receipt has another amount: choose a reason.',
  /** Why no receipt can be taken without a look. */
  'hindrance.no_exact': 'No free receipt has exactly this amount.',
  /** Why something cannot be sent. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why something cannot be sent. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why a payment cannot be matched so. */
  'hindrance.receipt_missing': 'Choose a receipt.',
  /** Why a payment cannot be matched so. */
  'hindrance.receipt_taken': 'Another payment is matched with this receipt.',
  /** Why a payment cannot be matched so. */
  'hindrance.receipt_unknown': 'This merchant has no receipt with this number.',
  /** Why no receipt can be taken without a look. */
  'hindrance.several_exact': 'Several receipts have exactly this amount: choose one.',
  /** Why something cannot be done now. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** Why a payment is not what its receipt says. */
  'reason.fee_deducted': 'The fee was deducted',
  /** Why a payment is disputed. */
  'reason.fraud_suspected': 'Fraud is suspected',
  /** Why a payment is disputed. */
  'reason.not_ours': 'It is not this merchant’s',
  /** Why something was done. */
  'reason.other': 'Another reason',
  /** Why a payment is not what its receipt says. */
  'reason.paid_in_parts': 'It was paid in parts',
  /** Why a payment is not what its receipt says. */
  'reason.paid_over': 'Too much was paid',
  /** Why a payment is not what its receipt says. */
  'reason.paid_short': 'Too little was paid',
  /** Why a payment is disputed. */
  'reason.reversed': 'The payer has taken it back',
  /** Why a payment is not what its receipt says. */
  'reason.rounded': 'It was rounded',
  /** Why a payment is disputed. */
  'reason.wrong_amount': 'The amount is wrong',
  /** What happened to a payment. */
  'record.event.merchantSale.disputed': 'Disputed',
  /** What happened to a payment. */
  'record.event.merchantSale.matched': 'Matched',
  /** What happened to a payment. */
  'record.event.merchantSale.partly_matched': 'Matched with a difference',
  /** What happened to a payment. */
  'record.event.merchantSale.received': 'Received',
  /** What happened to a payment. */
  'record.event.merchantSale.resolved': 'Dispute ended',
  /** What happened to a payment. */
  'record.event.merchantSale.undone': 'Decision taken back',
  /** What happened to a payment. */
  'record.event.merchantSale.unmatched': 'Match taken apart',
  /** In the question about many: so many payments. */
  'records.merchant-sales_one': '{{number}} payment',
  /** In the question about many: so many payments. */
  'records.merchant-sales_other': '{{number}} payments',
  /** Where a payment stands. */
  'status.disputed': 'Disputed',
  /** Where a payment stands. */
  'status.matched': 'Matched',
  /** Where a payment stands: matched, with a difference. */
  'status.partial': 'Partial',
  /** Where a payment stands. */
  'status.unmatched': 'Unmatched',
} as const
