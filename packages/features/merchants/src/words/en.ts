/** The words of merchants in English, their source. */
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
  /** Button: says that something about a payment is not right. */
  'action.dispute': 'Dispute',
  /** Button: chooses the receipt that a payment is of. */
  'action.match': 'Choose a receipt',
  /** Button: takes the one receipt that has exactly the amount of a payment. */
  'action.match_exact': 'Match the exact receipt',
  /** Button of staff: says what should be granted. */
  'action.propose': 'Propose',
  /** Button: sends the money back. */
  'action.refund': 'Refund',
  /** Button: refuses a return. */
  'action.reject': 'Reject',
  /** Button: gives a return back to the queue. */
  'action.release': 'Release',
  /** Button: ends the dispute about a payment. */
  'action.resolve': 'End the dispute',
  /** Button: parts a payment from its receipt. */
  'action.unmatch': 'Take the match apart',
  /** Column and filter: what a buyer wants back. */
  'column.amount': 'Asked for',
  /** Column: who bought. */
  'column.buyer': 'Buyer',
  /** Column: what is granted of a return, or would be. */
  'column.granted': 'Granted',
  /** Column and card: the lines of a return. */
  'column.lines': 'Lines',
  /** Column and filter: who sold what is sent back. */
  'column.merchant': 'Merchant',
  /** Column: the reference of the order. */
  'column.order': 'Order',
  /** Column and filter: when a return was asked for. */
  'column.raised': 'Raised',
  /** Column: the number of a receipt. */
  'column.receipt': 'Receipt',
  /** Column and filter: how money goes back. */
  'column.refundMethod': 'Refund by',
  /** Column: the number of a return. */
  'column.returnNo': 'Return',
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
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.dispute': 'They are marked as disputed until somebody ends it.',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.match': 'Each is matched with the receipt that is named.',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.match_exact':
    'Each that has one free receipt of exactly its amount is matched with it; the others stay as they are.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.propose': 'An administrator sees what you would grant, and decides.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.refund': 'What was granted goes back to each buyer.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.reject': 'Nothing is refunded, and each buyer is told why.',
  /** Before a decision about many returns: what happens. */
  'decision.consequence.many.release': 'They go back into the queue, for anyone to review.',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.resolve': 'They stand again where they stood before.',
  /** Before a decision about many payments: what happens. */
  'decision.consequence.many.unmatch': 'They are unmatched again, and their receipts are free.',
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
  /** Before a decision about a payment: what happens. */
  'decision.consequence.one.dispute': 'It is marked as disputed until somebody ends it.',
  /** Before a decision about a payment of {{amount}}: what happens. */
  'decision.consequence.one.match':
    'The payment of {{amount}} is matched with the receipt that you choose.',
  /** Before a decision about a payment of {{amount}}: what happens. */
  'decision.consequence.one.match_exact':
    'The payment of {{amount}} is matched with receipt {{receipt}}.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.propose': 'An administrator sees what you would grant, and decides.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.refund': '{{amount}} goes back to the buyer.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.reject': 'Nothing is refunded, and the buyer is told why.',
  /** Before a decision about a return: what happens. */
  'decision.consequence.one.release': 'It goes back into the queue, for anyone to review.',
  /** Before a decision about a payment: what happens. */
  'decision.consequence.one.resolve': 'It stands again where it stood before.',
  /** Before a decision about a payment: what happens; {{receipt}} is a number. */
  'decision.consequence.one.unmatch': 'It is unmatched again, and receipt {{receipt}} is free.',
  /** What was just done to a return, in one word. */
  'decision.decided.approve': 'Approved',
  /** What was just done to a return, in one word. */
  'decision.decided.ask': 'Buyer asked',
  /** What was just done to a return, in one word. */
  'decision.decided.close': 'Closed',
  /** In the row of what the reader has just decided. */
  'decision.decided.dispute': 'Disputed',
  /** In the row of what the reader has just decided. */
  'decision.decided.match': 'Matched',
  /** In the row of what the reader has just decided. */
  'decision.decided.match_exact': 'Matched',
  /** What was just done to a return, in one word. */
  'decision.decided.propose': 'Proposed',
  /** What was just done to a return, in one word. */
  'decision.decided.reject': 'Rejected',
  /** In the row of what the reader has just decided. */
  'decision.decided.resolve': 'Dispute ended',
  /** In the row of what the reader has just decided. */
  'decision.decided.unmatch': 'Unmatched',
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
  /** Notice: what was done to a payment, by its number. */
  'decision.done.dispute': '{{name}} is disputed.',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.match': '{{name}} was matched.',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.match_exact': '{{name}} was matched.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.propose': 'What you would grant of {{name}} was noted.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.refund': 'The refund of {{name}} was sent.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.reject': '{{name}} was rejected.',
  /** Notice: what was done to the return {{name}}. */
  'decision.done.release': '{{name}} is back in the queue.',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.resolve': 'The dispute about {{name}} has ended.',
  /** Notice: what was done to a payment, by its number. */
  'decision.done.unmatch': '{{name}} is unmatched again.',
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
  /** Who did something to a payment, and how long ago. */
  'decision.happened.dispute': '{{actor}} disputed this {{ago}}.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.match': '{{actor}} matched this {{ago}}.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.match_exact': '{{actor}} matched this {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.propose': '{{actor}} proposed what to grant {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.refund': '{{actor}} sent the refund {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.reject': '{{actor}} rejected this {{ago}}.',
  /** Who has done what to a return, and how long ago. */
  'decision.happened.release': '{{actor}} released this {{ago}}.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.resolve': '{{actor}} ended the dispute {{ago}}.',
  /** Who did something to a payment, and how long ago. */
  'decision.happened.unmatch': '{{actor}} took the match apart {{ago}}.',
  /** What the buyer is told: we have a question. */
  'decision.preview.ask': 'We have a question about your return “{{name}}”.',
  /** What the buyer is told: it is refused. */
  'decision.preview.reject': 'Your return “{{name}}” was not accepted.',
  /** Fact: what somebody wrote. */
  'fact.note': 'Note',
  /** Fact, column and filter: why. */
  'fact.reason': 'Reason',
  /** Fact, column and filter: where something stands. */
  'fact.status': 'Status',
  /** Filter: returns that were asked for too late. */
  'filter.overWindow': 'Asked for too late',
  /** Sum below the form: what the agent gives back of the commission. */
  'grant.agent': 'Agent commission that goes back',
  /** Sum below the form: what is granted in all. */
  'grant.all': 'Granted in all',
  /** Field: how much is granted for the pieces; {{name}} is what they are of. */
  'grant.amount': 'Amount for {{name}}',
  /** Below the field: what these pieces came to. */
  'grant.amount.most': 'Up to {{amount}}',
  /** Beside the field: more than the pieces came to. */
  'grant.amount.tooMuch': 'These pieces came to {{amount}}.',
  /** The choice of the currency; not seen. */
  'grant.currency': 'Currency',
  /** Before a decision about many returns: what is granted in each currency. */
  'grant.many': 'Granted in full',
  /** Field: how the money goes back. */
  'grant.method': 'Refund by',
  /** Field: what is written of it. */
  'grant.note': 'Note',
  /** Below the field, where it was asked for too late. */
  'grant.note.late':
    'It was asked for too late: write why it is granted, in at least 10 characters.',
  /** Above the form: nothing is granted. */
  'grant.nothing': 'Grant at least one line.',
  /** Field: how many pieces of a line are taken back; {{name}} is what they are of. */
  'grant.pieces': 'Pieces of {{name}}',
  /** Below the field: how many pieces can be taken back. */
  'grant.pieces.most': 'Up to {{number}}',
  /** Sum below the form: what the marketplace gives back of its commission. */
  'grant.platform': 'Our commission that goes back',
  /** Field: the pieces can be sold again. */
  'grant.restock': 'Can be sold again',
  /** Above the form: more than can be paid back of the order. */
  'grant.tooMuchPaid':
    'Only {{amount}} of this order can still be paid back. Credit the rest, or grant less.',
  /** Why something cannot be done with a return. */
  'hindrance.amount_exceeded': 'More than these pieces came to, or than was paid.',
  /** Why something cannot be done with a return. */
  'hindrance.claimed': 'Somebody else is at it.',
  /** Why a payment cannot be matched so. */
  'hindrance.difference_unexplained': 'Its receipt has another amount: choose a reason.',
  /** Why something cannot be done with a return. */
  'hindrance.lines_missing': 'Grant at least one line.',
  /** Why something cannot be done with a return. */
  'hindrance.message_missing': 'Write what the buyer is asked, in at least 10 characters.',
  /** Why something cannot be done with a return. */
  'hindrance.method_wrong': 'Money of this order cannot go back this way.',
  /** Why no receipt can be taken without a look. */
  'hindrance.no_exact': 'No free receipt has exactly this amount.',
  /** Why something cannot be sent. */
  'hindrance.note_missing': 'A note is missing.',
  /** Why something cannot be done with a return. */
  'hindrance.outside_window': 'It was asked for too late: an administrator decides.',
  /** Why something cannot be done with a return. */
  'hindrance.quantity_exceeded': 'More pieces than can be taken back.',
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
  /** Why something cannot be done with a return. */
  'hindrance.waiver_missing': 'Write why it is granted although it was asked for too late.',
  /** Why something cannot be done now. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** Card: what happened to a return. */
  'history.title': 'History',
  /** Column of lines: what is asked for; {{currency}} is its code. */
  'line.asked': 'Asked for, {{currency}}',
  /** Column of lines: what is granted; {{currency}} is its code. */
  'line.granted': 'Granted, {{currency}}',
  /** Below the name of a line: how many of those asked for are granted. */
  'line.left': '{{granted}} of {{number}} taken back',
  /** Below the name of a line that is sent back; {{number}} is how many. */
  'line.notResold': 'Quantity {{number}} · not sold again',
  /** Column of lines: what was sold. */
  'line.product': 'Product',
  /** Below the name of a line that is sent back; {{number}} is how many. */
  'line.resold': 'Quantity {{number}} · can be sold again',
  /** In the menu of a row: leads to the order. */
  'link.order': 'Open the order',
  /** Field: why a payment is not what its receipt says. */
  'matchForm.reason': 'Why the amounts differ',
  /** Below the field, where the receipt is none of the suggested ones. */
  'matchForm.reasonIfDifferent': 'Needed where the receipt has another amount.',
  /** Field: the number of a receipt. */
  'matchForm.receiptNo': 'Receipt number',
  /** Button: matches a payment with the receipt that was chosen. */
  'matchForm.submit': 'Match',
  /** Column, filter and fact: what was paid. */
  'merchantSales.amount': 'Amount',
  /** Column and fact: what the payer has typed as the account. */
  'merchantSales.billReference': 'Account typed',
  /** Heading: the receipts that a payment may be of. */
  'merchantSales.candidates': 'Receipts that may be it',
  /** Where no receipt fits: what one can do. */
  'merchantSales.candidates.none':
    'No free receipt of this merchant fits: none of that day has about this amount. If you have its number, choose “Choose a receipt”.',
  /** Above the suggested receipts, where several have exactly the amount. */
  'merchantSales.candidates.tie':
    'Several receipts have exactly this amount. Look at the lines before you choose one.',
  /** Column and fact: what a payment is more than its receipt. */
  'merchantSales.difference': 'Difference',
  /** Filter: payments that differ from their receipts. */
  'merchantSales.different': 'With a difference',
  /** Where nothing was paid at a till. */
  'merchantSales.empty': 'No C2B payments received.',
  /** Column and filter: the one free receipt with exactly the amount. */
  'merchantSales.exact': 'Exact receipt',
  /** Heading of what one reads first of a payment. */
  'merchantSales.facts': 'Payment',
  /** Column and fact: what the provider keeps. */
  'merchantSales.fee': 'Fee',
  /** Column and fact: when a receipt was written. */
  'merchantSales.issued': 'Written',
  /** Heading and fact: that a payment is matched, by whom and when. */
  'merchantSales.matched': 'Match',
  /** Fact: when a payment was matched. */
  'merchantSales.matchedAt': 'When',
  /** Fact: who has matched a payment. */
  'merchantSales.matchedBy': 'By',
  /** Tab and heading: whom something was paid to. */
  'merchantSales.merchant.tab': 'Merchant',
  /** Fact: the numbers a merchant is paid to. */
  'merchantSales.merchant.tills': 'Tills',
  /** Fact: how many payments of a merchant are unmatched. */
  'merchantSales.merchant.unmatched': 'Unmatched payments',
  /** Column and fact: what the merchant gets. */
  'merchantSales.net': 'Net',
  /** Column, filter and fact: when something was paid. */
  'merchantSales.occurred': 'Paid at',
  /** Column and fact: who has paid, masked. */
  'merchantSales.payer': 'Payer',
  /** Fact: where a merchant is. */
  'merchantSales.place': 'Place',
  /** Column, filter and fact: who has brought a payment. */
  'merchantSales.provider': 'Provider',
  /** Heading of a receipt by its number. */
  'merchantSales.receipt': 'Receipt {{number}}',
  /** Title of the screen of one payment. */
  'merchantSales.record': 'C2B payment',
  /** Column and fact: the provider’s number of a payment. */
  'merchantSales.reference': 'Reference',
  /** Column, filter and fact: the number that was paid to. */
  'merchantSales.till': 'Till',
  /** Title of the list of payments at tills, as the specification names it. */
  'merchantSales.title': 'Merchants C2B Sales',
  /** Column and row: what the lines of a receipt come to; {{currency}} is its code. */
  'merchantSales.total': 'Total, {{currency}}',
  /** Tab of the list: all payments. */
  'merchantSales.view.all': 'All',
  /** Column: what speaks for a receipt. */
  'merchantSales.why': 'Why',
  /** Why a receipt is suggested. */
  'merchantSales.why.exact': 'exactly this amount',
  /** How far a receipt is from its payment. */
  'merchantSales.why.hours_one': '{{count}} hour apart',
  /** How far a receipt is from its payment. */
  'merchantSales.why.hours_other': '{{count}} hours apart',
  /** How far a receipt is from its payment. */
  'merchantSales.why.minutes_one': '{{count}} minute apart',
  /** How far a receipt is from its payment. */
  'merchantSales.why.minutes_other': '{{count}} minutes apart',
  /** Why a receipt is suggested. */
  'merchantSales.why.near': 'about this amount',
  /** What speaks against a receipt that is suggested. */
  'merchantSales.why.otherTill': 'another till',
  /** Why a receipt is suggested. */
  'merchantSales.why.sameTill': 'same till',
  /** Who brings a payment; a name. @same */
  'provider.Airtel Money': 'Airtel Money',
  /** Who brings a payment; a name. @same */
  'provider.M-PESA': 'M-PESA',
  /** Who brings a payment; a name. @same */
  'provider.MTN MoMo': 'MTN MoMo',
  /** Who brings a payment; a name. @same */
  'provider.Tigo Pesa': 'Tigo Pesa',
  /** Who brings a payment. */
  'provider.card': 'Card',
  /** Who brings a payment. */
  'provider.cash': 'Cash',
  /** Why a payment is not what its receipt says. */
  'reason.fee_deducted': 'The fee was deducted',
  /** Why a payment is disputed. */
  'reason.fraud_suspected': 'Fraud is suspected',
  /** Why a return was refused. */
  'reason.no_evidence': 'There is no proof',
  /** Why a payment is disputed. */
  'reason.not_ours': 'It is not this merchant’s',
  /** Why a return was refused. */
  'reason.not_returnable': 'It cannot be sent back',
  /** Why something was done. */
  'reason.other': 'Another reason',
  /** Why a return was refused. */
  'reason.outside_window': 'It was asked for too late',
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
  /** Why a return was refused. */
  'reason.used': 'It was used',
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
  /** In the question about many: so many payments. */
  'records.merchant-sales_one': '{{number}} payment',
  /** In the question about many: so many payments. */
  'records.merchant-sales_other': '{{number}} payments',
  /** In the question about many: so many returns. */
  'records.return-vouchers_one': '{{number}} return',
  /** In the question about many: so many returns. */
  'records.return-vouchers_other': '{{number}} returns',
  /** Banner: a refund failed, {{reason}} says why. */
  'refund.failed': 'The refund failed: {{reason}}. It can be sent again.',
  /** Banner: a refund was sent {{ago}}, its result is not known. */
  'refund.unknown':
    'The refund was sent {{ago}}, and nobody knows yet whether it has arrived. It is never sent twice: ask what became of it.',
  /** Why a refund failed. */
  'refundFailure.account_closed': 'The account that it goes to is closed',
  /** Why a refund failed. */
  'refundFailure.limit_reached': 'A limit of the provider is reached',
  /** Why a refund failed. */
  'refundFailure.provider_refused': 'The provider refused it',
  /** How money goes back. */
  'refundMethod.cash': 'Cash',
  /** How money goes back. */
  'refundMethod.credit_note': 'Credit note',
  /** How money goes back. */
  'refundMethod.mobile_money': 'Mobile money',
  /** How money goes back. */
  'refundMethod.original': 'As it was paid',
  /** Card: pictures that the buyer sent. */
  'return.evidence': 'Pictures from the buyer',
  /** Fact: whether a return was asked for in time. */
  'return.inTime': 'In time',
  /** It was asked for too late. */
  'return.late': 'No, too late',
  /** Fact: of how many orders of this merchant something was sent back. */
  'return.merchantRate': 'Merchant’s return rate',
  /** It was asked for in time. */
  'return.onTime': 'Yes',
  /** Fact: who of the staff would grant it. */
  'return.proposedBy': 'Proposed by',
  /** Fact: the number of the refund. */
  'return.providerReference': 'Refund no.',
  /** Fact: what the buyer was asked. */
  'return.question': 'Question to the buyer',
  /** Card: what one reads first of a return. */
  'return.title': 'At a glance',
  /** Why something is sent back. */
  'returnReason.changed_mind': 'Changed their mind',
  /** Why something is sent back. */
  'returnReason.damaged': 'Damaged',
  /** Why something is sent back. */
  'returnReason.expired': 'Expired',
  /** Why something is sent back. */
  'returnReason.not_as_described': 'Not as described',
  /** Why something is sent back. */
  'returnReason.other': 'Another reason',
  /** Why something is sent back. */
  'returnReason.overcharged': 'Overcharged',
  /** Why something is sent back. */
  'returnReason.wrong_item': 'Wrong item',
  /** No return waits for a decision. */
  'returns.empty': 'No returns waiting. New ones appear here the moment they are raised.',
  /** Where to go where no return waits: the ledger of sales to consumers. */
  'returns.sales': 'B2C sales',
  /** Title of the list of returns (specification 2). */
  'returns.title': 'Merchants Sales Returns',
  /** What the sums in the header are: what buyers want back. */
  'returns.total': 'Asked for',
  /** Status of a return: granted, not yet refunded. */
  'status.approved': 'Approved',
  /** Status of a return, and tab: the buyer was asked something. */
  'status.changes_requested': 'Buyer was asked',
  /** Status of a return: all is done. */
  'status.closed': 'Closed',
  /** Where a payment stands. */
  'status.disputed': 'Disputed',
  /** Where a payment stands. */
  'status.matched': 'Matched',
  /** Where a payment stands: matched, with a difference. */
  'status.partial': 'Partial',
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
  /** Where a payment stands. */
  'status.unmatched': 'Unmatched',
  /** Tab: returns that were granted and not yet refunded. */
  'view.toRefund': 'To refund',
} as const
