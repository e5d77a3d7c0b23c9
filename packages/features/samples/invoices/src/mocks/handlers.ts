import { endpoint, type Resolver } from '@console/sample'
import * as z from 'zod/mini'
import { type Invoice, invoice } from '../contract'
import { sampleInvoice } from './sampleInvoice'

/** `GET /invoices/get-invoice`, answered by `resolver`; stories pass their own. */
export function readInvoice(resolver: Resolver<Invoice | null, undefined, 'public'>) {
  return endpoint(
    {
      method: 'GET',
      base: 'samples',
      path: '/invoices/get-invoice',
      roles: 'public',
      answer: z.nullable(invoice),
      query: { id: { value: z.string() } },
    },
    resolver,
  )
}

/** Sample backend of the invoice pages. For an unknown id it answers null, with 200. */
export const invoiceHandlers = [
  readInvoice(({ query }) => (query.get('id') === sampleInvoice.id ? sampleInvoice : null)),
]
