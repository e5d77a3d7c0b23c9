declare module '@console/core/i18n' {
  interface MessageCatalogue {
    invoices: typeof en
  }
}

/** English messages of the invoice pages, the source of the translations. */
export const en = {
  /** Heading: recipient of the invoice. */
  client: 'To',
  /** Label of the invoice date. */
  date: 'Date',
  /** Totals of the invoice: discount. */
  discount: 'Discount',
  /** Label of the due date. */
  dueDate: 'Due',
  /** Heading: issuer of the invoice. */
  from: 'From',
  /** Under the invoice. {{date}}: due date. {{number}}: invoice number. */
  howToPay: 'Please pay by {{date}} and quote {{number}} with your payment.',
  /** Column: total of a line, in USD. */
  lineTotal: 'Total, USD',
  /** Link to the compact view of the invoice. */
  'look.compact': 'Compact view',
  /** Link to the detailed view of the invoice. */
  'look.modern': 'Detailed view',
  /** Label of the invoice number. */
  number: 'Number',
  /** Button that prints the invoice. */
  print: 'Print',
  /** Column: quantity. */
  quantity: 'Quantity',
  /** Column: service. */
  service: 'Service',
  /** Accessible name of the table of services. */
  services: 'Services',
  /** Totals of the invoice: sum of the services. */
  subtotal: 'Subtotal',
  /** Totals of the invoice: tax. */
  tax: 'Tax',
  /** Heading and document title, before the invoice number. */
  title: 'Invoice',
  /** Totals and head of the invoice: amount due. */
  total: 'Total',
  /** Column: unit, such as hours. */
  unit: 'Unit',
  /** Column: price of a unit. */
  unitPrice: 'Unit price',
  /** Unknown invoice in the address: message. */
  'unknown.message': 'The link may be incomplete.',
  /** Unknown invoice in the address: link to the sample invoice. */
  'unknown.other': 'Show the sample invoice',
  /** Unknown invoice in the address: title. */
  'unknown.title': 'Invoice not found',
} as const
