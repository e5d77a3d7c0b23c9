/** Specification 2, demo pages. */
export const paths = {
  compact: '/pages/invoices/compact',
  modern: '/pages/invoices/modern',
} as const

/** The invoice of an address that names none. */
export const sampleInvoiceId = 'inv-2026-0142'
