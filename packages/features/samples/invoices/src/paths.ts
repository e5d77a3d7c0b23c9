/** Specification 2, demo pages. */
export const paths = {
  compact: '/pages/invoices/compact',
  modern: '/pages/invoices/modern',
} as const

/** Invoice shown if the address names none. */
export const sampleInvoiceId = 'inv-2026-0142'
