import type { Send } from '@console/core/api'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { invoice } from './contract'

/** Specification 7: `GET /api/invoices/get-invoice`; null if no invoice has this id. */
export function invoiceQuery(send: Send, id: string) {
  return queryOptions({
    queryKey: ['invoice', id],
    queryFn: ({ signal }) =>
      send({
        base: 'samples',
        method: 'GET',
        path: '/invoices/get-invoice',
        query: { id },
        answer: z.nullable(invoice),
        signal,
      }),
  })
}
