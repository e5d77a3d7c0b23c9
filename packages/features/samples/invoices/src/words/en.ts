/** The words of the invoice pages in English, their source. */
export const en = {
  /** Heading above who pays the invoice. */
  client: 'To',
  /** Name of the day on which the invoice was written. */
  date: 'Date',
  /** Foot of the invoice: what is taken off. */
  discount: 'Discount',
  /** Name of the day until which it is to be paid. */
  dueDate: 'Due',
  /** Heading above who sends the invoice. */
  from: 'From',
  /** Below the invoice. {{date}}: the day on which it is due. {{number}}: the invoice's. */
  howToPay: 'Please pay by {{date}} and name {{number}} with your payment.',
  /** Head of the column with what a line comes to, in USD. */
  lineTotal: 'Total, USD',
  /** Link to the short look of the same invoice. */
  'look.compact': 'In short',
  /** Link to the look of the same invoice that says more. */
  'look.modern': 'In full',
  /** Name of the invoice's number. */
  number: 'Number',
  /** The button that prints the invoice. */
  print: 'Print',
  /** Head of the column with how many units were supplied. */
  quantity: 'Quantity',
  /** Head of the column with what was supplied. */
  service: 'Service',
  /** Name of the table of what was supplied. */
  services: 'Services',
  /** Foot of the invoice: what the services come to. */
  subtotal: 'Subtotal',
  /** Foot of the invoice: the tax. */
  tax: 'Tax',
  /** Heading and document title, before the invoice's number. */
  title: 'Invoice',
  /** Foot of the invoice, and at its head: what is to be paid. */
  total: 'Total',
  /** Head of the column with what is counted, such as hours. */
  unit: 'Unit',
  /** Head of the column with the price of a unit. */
  unitPrice: 'Unit price',
  /** What is said where the address leads to no invoice. */
  'unknown.message': 'Its address may not be complete.',
  /** Link to the sample invoice, where the address leads to none. */
  'unknown.other': 'Show the sample invoice',
  /** Title of the page where the address leads to no invoice. */
  'unknown.title': 'There is no such invoice',
} as const
