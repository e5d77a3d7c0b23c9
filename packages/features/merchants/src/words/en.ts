/** The words of merchants in English, their source. */
export const en = {
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
  /** Banner: a refund failed, {{reason}} says why. */
  'refund.failed': 'The refund failed: {{reason}}. It can be sent again.',
  /** Banner: a refund was sent {{ago}}, its result is not known. */
  'refund.unknown':
    'The refund was sent {{ago}}, and nobody knows yet whether it has arrived. It is never sent twice: ask what became of it.',
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
  /** No return waits for a decision. */
  'returns.empty': 'No returns waiting. New ones appear here the moment they are raised.',
  /** Where to go where no return waits: the ledger of sales to consumers. */
  'returns.sales': 'B2C sales',
  /** Title of the list of returns (specification 2). */
  'returns.title': 'Merchants Sales Returns',
  /** What the sums in the header are: what buyers want back. */
  'returns.total': 'Asked for',
  /** Tab: returns that were granted and not yet refunded. */
  'view.toRefund': 'To refund',
} as const
