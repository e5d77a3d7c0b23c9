/** The words of merchants in English, their source. */
export const en = {
  /** Column and filter: what a buyer wants back. */
  'column.amount': 'Asked for',
  /** Column: who bought. */
  'column.buyer': 'Buyer',
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
  /** Column of lines: what is asked for; {{currency}} is its code. */
  'line.asked': 'Asked for, {{currency}}',
  /** Column of lines: what is granted; {{currency}} is its code. */
  'line.granted': 'Granted, {{currency}}',
  /** Below the name of a line that is sent back; {{number}} is how many. */
  'line.notResold': 'Quantity {{number}} · not sold again',
  /** Column of lines: what was sold. */
  'line.product': 'Product',
  /** Below the name of a line that is sent back; {{number}} is how many. */
  'line.resold': 'Quantity {{number}} · can be sold again',
  /** In the menu of a row: leads to the order. */
  'link.order': 'Open the order',
  /** How money goes back. */
  'refundMethod.cash': 'Cash',
  /** How money goes back. */
  'refundMethod.credit_note': 'Credit note',
  /** How money goes back. */
  'refundMethod.mobile_money': 'Mobile money',
  /** How money goes back. */
  'refundMethod.original': 'As it was paid',
  /** Why a return was refused. */
  'refusalReason.fraud_suspected': 'Fraud is suspected',
  /** Why a return was refused. */
  'refusalReason.no_evidence': 'There is no proof',
  /** Why a return was refused. */
  'refusalReason.not_returnable': 'It cannot be sent back',
  /** Why a return was refused. */
  'refusalReason.other': 'Another reason',
  /** Why a return was refused. */
  'refusalReason.outside_window': 'It was asked for too late',
  /** Why a return was refused. */
  'refusalReason.used': 'It was used',
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
  /** Status of a return: granted, not yet refunded. */
  'returnStatus.approved': 'Approved',
  /** Status of a return, and tab: the buyer was asked something. */
  'returnStatus.changes_requested': 'Buyer was asked',
  /** Status of a return: all is done. */
  'returnStatus.closed': 'Closed',
  /** Status of a return, and tab: the money went back. */
  'returnStatus.refunded': 'Refunded',
  /** Status of a return: a refund was sent, its result is not known. */
  'returnStatus.refunding': 'Refund sent',
  /** Status of a return, and tab. */
  'returnStatus.rejected': 'Rejected',
  /** Status of a return: nobody has looked at it. */
  'returnStatus.submitted': 'Submitted',
  /** Status of a return: somebody looks at it. */
  'returnStatus.under_review': 'In review',
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
