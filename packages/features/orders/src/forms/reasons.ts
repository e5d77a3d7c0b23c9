import { shortestNote } from '@console/core/workflows'
import { cancelReasons, deliveryFailures } from '@console/domain/order'
import { returnReasons } from '@console/domain/return-voucher'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { saying } from './says'

/** Explanation of a reason. */
export const explanation = z.string().check(z.maxLength(2000))

interface Explained {
  reasonCode: string
  note: string
}

/** Requires an explanation for the reason "other". */
export const inWords = z.refine<Explained>(
  ({ reasonCode, note }) => reasonCode !== 'other' || note.trim().length >= shortestNote,
  saying('orders:reason.noteMissing', ['note']),
)

/** Fields of a reason. */
export const reasonFields = defineForm(
  z.object({
    reasonCode: z.enum([...new Set([...cancelReasons, ...deliveryFailures, ...returnReasons])]),
    note: explanation,
  }),
)

/** Reason of an action on an order. */
export type Reason = z.infer<typeof reasonFields.schema>['reasonCode']

/** Values to send, without an empty explanation. */
export function withoutEmptyNote<Fields extends { note: string }>({ note, ...input }: Fields) {
  return note.trim() === '' ? input : { ...input, note }
}
