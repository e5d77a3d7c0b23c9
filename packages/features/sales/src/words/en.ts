/** The words of sales in English, their source. */
export const en = {
  /** Button: says that a sale is wrong. */
  'action.dispute': 'Dispute',
  /** Button: lets go of the money that is held back. */
  'action.release': 'Release the payment',
  /** Button: ends a dispute. */
  'action.resolve': 'End the dispute',
  /** The ledger of sales to businesses is empty. */
  'b2b.empty': 'No sales to businesses yet. Each comes from an order that is completed.',
  /** Where to go from the empty ledger: orders of businesses. */
  'b2b.orders': 'B2B orders',
  /** Title of the ledger of sales to businesses. */
  'b2b.title': 'B2B sales',
  /** The ledger of sales to consumers is empty. */
  'b2c.empty': 'No sales to consumers yet. Each comes from an order that is completed.',
  /** Where to go from the empty ledger: orders of consumers. */
  'b2c.orders': 'B2C orders',
  /** Title of the ledger of sales to consumers. */
  'b2c.title': 'B2C sales',
  /** Column: what an amount is of a sale. */
  'breakdown.part': 'Part',
  /** Card: what a sale comes to, part by part. */
  'breakdown.title': 'What it comes to',
  /** Column: what the agent gets who brought the order. */
  'column.agentCommission': 'Agent commission',
  /** Column and filter: the business that sold. */
  'column.business': 'Business',
  /** Column: who bought. */
  'column.buyer': 'Buyer',
  /** Column and filter: the day on which a sale was completed. */
  'column.completed': 'Completed',
  /** Column: what delivery cost. */
  'column.delivery': 'Delivery',
  /** Column: what was taken off the price. */
  'column.discount': 'Discount',
  /** Column: what the goods cost before discount and tax. */
  'column.gross': 'Gross',
  /** Column, filter and sum in the header: what buyers paid, with tax and delivery. */
  'column.net': 'Net',
  /** Column: the reference of the order. */
  'column.order': 'Order',
  /** Column: what the seller is paid. */
  'column.payable': 'Payable',
  /** Column: what the marketplace keeps. */
  'column.platformCommission': 'Our commission',
  /** Column: the number of a receipt. */
  'column.receipt': 'Receipt',
  /** Column: what of a sale was given back. */
  'column.returned': 'Returned',
  /** Column and filter: the day on which the seller was paid. */
  'column.settled': 'Settled',
  /** Column and filter: whether the seller has the money. */
  'column.settlement': 'Settlement',
  /** Column: the number of the payment to the seller. */
  'column.settlementReference': 'Payment no.',
  /** Column: tax of a sale. */
  'column.tax': 'Tax',
  /** Before a decision about many sales: what happens. */
  'decision.consequence.many.dispute':
    'Their sellers are not paid for them until the disputes end.',
  /** Before a decision about many sales: what happens. */
  'decision.consequence.many.release': 'Their sellers are paid for them with the next payment.',
  /** Before a decision about many sales: what happens. */
  'decision.consequence.many.resolve': 'They stand where they stood before the dispute.',
  /** Before a decision about a sale: what happens. */
  'decision.consequence.one.dispute': 'Its seller is not paid for it until the dispute ends.',
  /** Before a decision about a sale: what happens. */
  'decision.consequence.one.release': 'Its seller is paid for it with the next payment.',
  /** Before a decision about a sale: what happens. */
  'decision.consequence.one.resolve': 'It stands where it stood before the dispute.',
  /** What was just done to a sale, in one word. */
  'decision.decided.dispute': 'Disputed',
  /** What was just done to a sale, in one word. */
  'decision.decided.release': 'Released',
  /** What was just done to a sale, in one word. */
  'decision.decided.resolve': 'Dispute ended',
  /** Notice: what was done to the sale {{name}}. */
  'decision.done.dispute': '{{name}} is disputed.',
  /** Notice: what was done to the sale {{name}}. */
  'decision.done.release': 'The payment for {{name}} was released.',
  /** Notice: what was done to the sale {{name}}. */
  'decision.done.resolve': 'The dispute about {{name}} has ended.',
  /** Who has done what to a sale, and how long ago. */
  'decision.happened.dispute': '{{actor}} disputed this {{ago}}.',
  /** Who has done what to a sale, and how long ago. */
  'decision.happened.release': '{{actor}} released the payment {{ago}}.',
  /** Who has done what to a sale, and how long ago. */
  'decision.happened.resolve': '{{actor}} ended the dispute {{ago}}.',
  /** Fact, column and filter: where something stands. */
  'fact.status': 'Status',
  /** Filter: the currency of a sale. */
  'filter.currency': 'Currency',
  /** Why something cannot be done with a sale. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why something cannot be done with a sale. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why something cannot be done with a sale. */
  'hindrance.wrong_status': 'Its settlement does not allow this now.',
  /** Card: what happened to a sale. */
  'history.title': 'History',
  /** Column of lines: what was sold. */
  'line.product': 'Product',
  /** Column of lines: what a line comes to; {{currency}} is its code. */
  'line.total': 'Total, {{currency}}',
  /** In the menu of a row: leads to the order. */
  'link.order': 'Open the order',
  /** Why a sale is disputed. */
  'reason.fraud_suspected': 'Fraud is suspected',
  /** Why a sale is disputed. */
  'reason.not_received': 'The goods did not arrive',
  /** Why a sale is disputed. */
  'reason.other': 'Another reason',
  /** Why a sale is disputed. */
  'reason.wrong_amount': 'The amount is wrong',
  /** Why a sale is disputed. */
  'reason.wrong_commission': 'The commission is wrong',
  /** Card: the lines of a receipt; {{number}} is its number. */
  'receipt.title': 'Receipt {{number}}',
  /** What happened to a sale, in its history. */
  'record.event.sale.completed': 'Sold',
  /** What happened to a sale, in its history. */
  'record.event.sale.disputed': 'Disputed',
  /** What happened to a sale, in its history. */
  'record.event.sale.held': 'Held back',
  /** What happened to a sale, in its history. */
  'record.event.sale.released': 'Released',
  /** What happened to a sale, in its history. */
  'record.event.sale.resolved': 'Dispute ended',
  /** What happened to a sale, in its history. */
  'record.event.sale.settled': 'Settled',
  /** What happened to a sale, in its history. */
  'record.event.sale.undone': 'Decision taken back',
  /** In the question about many: so many sales. */
  'records.sales_one': '{{number}} sale',
  /** In the question about many: so many sales. */
  'records.sales_other': '{{number}} sales',
  /** Settlement, tab and card: somebody says that it is wrong. */
  'status.disputed': 'Disputed',
  /** Settlement, and tab: it is not paid for now. */
  'status.held': 'Held back',
  /** Settlement, and tab: the seller will be paid. */
  'status.pending': 'Pending',
  /** Settlement: the seller was paid. */
  'status.settled': 'Settled',
  /** Tab: everything in this ledger. */
  'view.all': 'All',
  /** Tab, and filter: what was completed in this month. */
  'view.thisMonth': 'This month',
} as const
