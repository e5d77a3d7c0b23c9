declare module '@console/core/i18n' {
  interface MessageCatalogue {
    merchants: typeof en
  }
}

/** English messages of merchant sales and returns, the source of the translations. */
export const en = {
  /** Column and filter: amount requested by the buyer. */
  'column.amount': 'Requested',
  /** Column: buyer. */
  'column.buyer': 'Buyer',
  /** Column: amount granted or proposed. */
  'column.granted': 'Granted',
  /** Column and card: lines of a return. */
  'column.lines': 'Lines',
  /** Column and filter: merchant of the sale. */
  'column.merchant': 'Merchant',
  /** Column: order reference. */
  'column.order': 'Order',
  /** Column and filter: date of the return request. */
  'column.raised': 'Raised',
  /** Column: receipt number. */
  'column.receipt': 'Receipt',
  /** Column and filter: refund method. */
  'column.refundMethod': 'Refund via',
  /** Column: return number. */
  'column.returnNo': 'Return',
  /** Detail: note. */
  'fact.note': 'Note',
  /** Detail, column and filter: reason. */
  'fact.reason': 'Reason',
  /** Detail, column and filter: status. */
  'fact.status': 'Status',
  /** Filter: requested after the return window. */
  'filter.overWindow': 'Requested too late',
  /** Sum below the form: reversed commission of the agent. */
  'grant.agent': 'Agent commission reversed',
  /** Sum below the form: total granted. */
  'grant.all': 'Total granted',
  /** Field: amount granted; {{name}} is the product. */
  'grant.amount': 'Amount for {{name}}',
  /** Hint below the amount: maximum. */
  'grant.amount.max': 'Up to {{amount}}',
  /** Error of the amount: above the maximum. */
  'grant.amount.tooMuch': 'You can refund at most {{amount}} for these items.',
  /** Currency of the amount, for screen readers. */
  'grant.currency': 'Currency',
  /** Field: refund method. */
  'grant.method': 'Refund method',
  /** Field: note. */
  'grant.note': 'Note',
  /** Hint below the note: requested after the return window. */
  'grant.note.late':
    'This return was requested too late. Explain why you’re granting it, in at least 10 characters.',
  /** Error above the form: nothing is granted. */
  'grant.nothing': 'Grant at least one line.',
  /** Field: quantity granted; {{name}} is the product. */
  'grant.pieces': 'Quantity of {{name}}',
  /** Hint below the quantity: maximum. */
  'grant.pieces.max': 'Up to {{number}}',
  /** Sum below the form: reversed commission of the marketplace. */
  'grant.platform': 'Our commission reversed',
  /** Checkbox: the items go back to stock. */
  'grant.restock': 'Can be sold again',
  /** Error above the form: more than the order’s refundable amount. */
  'grant.tooMuchPaid':
    'You can refund at most {{amount}} of this order. Issue a credit note for the rest, or grant less.',
  /** Card: history of a return. */
  'history.title': 'History',
  /** Column of lines: amount requested; {{currency}} is its code. */
  'line.asked': 'Requested, {{currency}}',
  /** Column of lines: amount granted; {{currency}} is its code. */
  'line.granted': 'Granted, {{currency}}',
  /** Below a line: quantity granted of the quantity requested. */
  'line.left': '{{granted}} of {{number}} granted',
  /** Below a returned line; {{number}} is the quantity. */
  'line.notResold': 'Quantity {{number}} · can’t be sold again',
  /** Column of lines: product. */
  'line.product': 'Product',
  /** Below a returned line; {{number}} is the quantity. */
  'line.resold': 'Quantity {{number}} · can be sold again',
  /** Menu entry of a row: opens the order. */
  'link.order': 'Open order',
  /** Field: reason for the difference between payment and receipt. */
  'matchForm.reason': 'Reason for the difference',
  /** Hint below the reason if the receipt is not a suggested one. */
  'matchForm.reasonIfDifferent': 'Required if the receipt’s amount is different.',
  /** Field: receipt number. */
  'matchForm.receiptNo': 'Receipt number',
  /** Button: matches the payment with the chosen receipt. */
  'matchForm.submit': 'Match',
  /** Column, filter and detail: amount paid. */
  'merchantSales.amount': 'Amount',
  /** Column and detail: account entered by the payer. */
  'merchantSales.billReference': 'Account typed',
  /** Heading: suggested receipts. */
  'merchantSales.candidates': 'Possible receipts',
  /** No suggestion: cause and next step. */
  'merchantSales.candidates.none':
    'No unmatched receipt from this merchant is close to this amount on that day. If you have its number, use “Choose a receipt”.',
  /** Above the suggestions: several have exactly the amount. */
  'merchantSales.candidates.tie':
    'Several receipts have exactly this amount. Check their lines before you choose one.',
  /** Heading: details of a payment. */
  'merchantSales.details': 'Payment',
  /** Column and detail: payment minus receipt. */
  'merchantSales.difference': 'Difference',
  /** Filter: payments that differ from their receipts. */
  'merchantSales.different': 'Amounts differ',
  /** Empty list of till payments. */
  'merchantSales.empty': 'No C2B payments yet.',
  /** Column and filter: the only unmatched receipt with exactly the amount. */
  'merchantSales.exact': 'Exact receipt',
  /** Column and detail: fee of the provider. */
  'merchantSales.fee': 'Fee',
  /** Column and detail: time of a receipt. */
  'merchantSales.issued': 'Issued',
  /** Heading and detail: match of a payment. */
  'merchantSales.matched': 'Match',
  /** Detail: time of the match. */
  'merchantSales.matchedAt': 'When',
  /** Detail: person who matched the payment. */
  'merchantSales.matchedBy': 'By',
  /** Tab and heading: merchant. */
  'merchantSales.merchant.tab': 'Merchant',
  /** Detail: till numbers of a merchant. */
  'merchantSales.merchant.tills': 'Tills',
  /** Detail: number of unmatched payments. */
  'merchantSales.merchant.unmatched': 'Unmatched payments',
  /** Column and detail: amount the merchant receives. */
  'merchantSales.net': 'Net',
  /** Column, filter and detail: time of the payment. */
  'merchantSales.occurred': 'Paid at',
  /** Column and detail: payer, masked. */
  'merchantSales.payer': 'Payer',
  /** Detail: location of a merchant. */
  'merchantSales.place': 'Location',
  /** Column, filter and detail: payment provider. */
  'merchantSales.provider': 'Provider',
  /** Heading of a receipt. */
  'merchantSales.receipt': 'Receipt {{number}}',
  /** Page title of a payment. */
  'merchantSales.record': 'C2B payment',
  /** Column and detail: the provider’s payment number. */
  'merchantSales.reference': 'Reference',
  /** Column, filter and detail: till number. */
  'merchantSales.till': 'Till',
  /** Page title: till payments, as in the specification. */
  'merchantSales.title': 'Merchants C2B Sales',
  /** Column and row: total of a receipt; {{currency}} is its code. */
  'merchantSales.total': 'Total, {{currency}}',
  /** Tab: all payments. */
  'merchantSales.view.all': 'All',
  /** Column: reasons for a suggestion. */
  'merchantSales.why': 'Why',
  /** Reason for a suggestion. */
  'merchantSales.why.exact': 'exactly this amount',
  /** Time between a receipt and its payment. */
  'merchantSales.why.hours_one': '{{count}} hour apart',
  /** Time between a receipt and its payment. */
  'merchantSales.why.hours_other': '{{count}} hours apart',
  /** Time between a receipt and its payment. */
  'merchantSales.why.minutes_one': '{{count}} minute apart',
  /** Time between a receipt and its payment. */
  'merchantSales.why.minutes_other': '{{count}} minutes apart',
  /** Reason for a suggestion. */
  'merchantSales.why.near': 'about this amount',
  /** Reason against a suggestion. */
  'merchantSales.why.otherTill': 'another till',
  /** Reason for a suggestion. */
  'merchantSales.why.sameTill': 'same till',
  /** Payment provider; a name. @same */
  'provider.Airtel Money': 'Airtel Money',
  /** Payment provider; a name. @same */
  'provider.M-PESA': 'M-PESA',
  /** Payment provider; a name. @same */
  'provider.MTN MoMo': 'MTN MoMo',
  /** Payment provider; a name. @same */
  'provider.Tigo Pesa': 'Tigo Pesa',
  /** Payment provider. */
  'provider.card': 'Card',
  /** Payment provider. */
  'provider.cash': 'Cash',
  /** Banner: the refund failed; {{reason}} is the cause. */
  'refund.failed': 'The refund failed: {{reason}}. You can try again.',
  /** Banner: refund without a result; {{ago}} is its age. */
  'refund.unknown':
    'The refund was sent {{ago}} and isn’t confirmed yet. Check its status. It’s never sent twice.',
  /** Refund method. */
  'refundMethod.cash': 'Cash',
  /** Refund method. */
  'refundMethod.credit_note': 'Credit note',
  /** Refund method. */
  'refundMethod.mobile_money': 'Mobile money',
  /** Refund method. */
  'refundMethod.original': 'Original payment method',
  /** Card: pictures from the buyer. */
  'return.evidence': 'Pictures from the buyer',
  /** Detail: requested within the return window. */
  'return.inTime': 'On time',
  /** Value: requested after the return window. */
  'return.late': 'No, too late',
  /** Detail: share of this merchant’s orders with a return. */
  'return.merchantRate': 'Merchant’s return rate',
  /** Value: requested within the return window. */
  'return.onTime': 'Yes',
  /** Detail: staff member who proposed the grant. */
  'return.proposedBy': 'Proposed by',
  /** Detail: refund number. */
  'return.providerReference': 'Refund no.',
  /** Detail: question sent to the buyer. */
  'return.question': 'Question to the buyer',
  /** Card: overview of a return. */
  'return.title': 'At a glance',
  /** Empty list: no return awaits a decision. */
  'returns.empty': 'No returns waiting. New ones appear here as soon as they’re requested.',
  /** Link in the empty list: B2C sales. */
  'returns.sales': 'B2C sales',
  /** Page title: list of returns (specification 2). */
  'returns.title': 'Merchants Sales Returns',
  /** Label of the sums in the header: amount requested. */
  'returns.total': 'Requested',
  /** Tab: granted returns that are not refunded yet. */
  'view.toRefund': 'To refund',
} as const
