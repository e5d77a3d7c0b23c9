/** The words of sales in English, their source. */
export const en = {
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
  /** Column, filter and sum in the header: what buyers paid with tax and delivery, less returns and refunds. */
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
  /** Fact, column and filter: where something stands. */
  'fact.status': 'Status',
  /** Filter: the currency of a sale. */
  'filter.currency': 'Currency',
  /** Card: what happened to a sale. */
  'history.title': 'History',
  /** Column of lines: what was sold. */
  'line.product': 'Product',
  /** Column of lines: what a line comes to; {{currency}} is its code. */
  'line.total': 'Total, {{currency}}',
  /** In the menu of a row: leads to the order. */
  'link.order': 'Open the order',
  /** Card: the lines of a receipt; {{number}} is its number. */
  'receipt.title': 'Receipt {{number}}',
  /** Tab: everything in this ledger. */
  'view.all': 'All',
  /** Tab, and filter: what was completed in this month. */
  'view.thisMonth': 'This month',
} as const
