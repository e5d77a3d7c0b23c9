declare module '@console/core/i18n' {
  interface MessageCatalogue {
    sales: typeof en
  }
}

/** English messages of sales, the source of the translations. */
export const en = {
  /** Empty ledger of sales to businesses. */
  'b2b.empty': 'No B2B sales yet. Completed orders appear here.',
  /** Link in the empty ledger: B2B orders. */
  'b2b.orders': 'B2B orders',
  /** Page title: ledger of sales to businesses. */
  'b2b.title': 'B2B sales',
  /** Empty ledger of sales to consumers. */
  'b2c.empty': 'No B2C sales yet. Completed orders appear here.',
  /** Link in the empty ledger: B2C orders. */
  'b2c.orders': 'B2C orders',
  /** Page title: ledger of sales to consumers. */
  'b2c.title': 'B2C sales',
  /** Card: amounts of a sale. */
  'breakdown.title': 'Summary',
  /** Column: commission of the agent. */
  'column.agentCommission': 'Agent commission',
  /** Column and filter: seller. */
  'column.business': 'Business',
  /** Column: buyer. */
  'column.buyer': 'Buyer',
  /** Column and filter: completion date. */
  'column.completed': 'Completed',
  /** Column: delivery charge. */
  'column.delivery': 'Delivery',
  /** Column: discount. */
  'column.discount': 'Discount',
  /** Column: price before discount and tax. */
  'column.gross': 'Gross',
  /** Column, filter and sum in the header: amount paid with tax and delivery, less returns and refunds. */
  'column.net': 'Net',
  /** Column: order reference. */
  'column.order': 'Order',
  /** Column: amount paid to the seller. */
  'column.payable': 'Payable',
  /** Column: commission of the marketplace. */
  'column.platformCommission': 'Our commission',
  /** Column: receipt number. */
  'column.receipt': 'Receipt',
  /** Column: amount returned. */
  'column.returned': 'Returned',
  /** Column and filter: date of the payment to the seller. */
  'column.settled': 'Settled',
  /** Column and filter: state of the payment to the seller. */
  'column.settlement': 'Settlement',
  /** Column: number of the payment to the seller. */
  'column.settlementReference': 'Payment no.',
  /** Column: tax. */
  'column.tax': 'Tax',
  /** Detail, column and filter: status. */
  'fact.status': 'Status',
  /** Filter: the currency of a sale. */
  'filter.currency': 'Currency',
  /** Card: history of a sale. */
  'history.title': 'History',
  /** Column of lines: product. */
  'line.product': 'Product',
  /** Column of lines: line total; {{currency}} is its code. */
  'line.total': 'Total, {{currency}}',
  /** Menu entry of a row: opens the order. */
  'link.order': 'Open order',
  /** Card: the lines of a receipt; {{number}} is its number. */
  'receipt.title': 'Receipt {{number}}',
  /** Tab: all sales. */
  'view.all': 'All',
  /** Tab and filter: completed this month. */
  'view.thisMonth': 'This month',
} as const
