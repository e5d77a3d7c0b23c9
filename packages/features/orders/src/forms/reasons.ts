import { shortestNote } from '@console/core/kinds'
import { cancelReasons, deliveryFailures } from '@console/domain/order'
import { returnReasons } from '@console/domain/return-voucher'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { saying } from './says'

/** What is said of a reason. */
export const explanation = z.string().check(z.maxLength(2000))

interface Explained {
  reasonCode: string
  note: string
}

/** Who chooses "other" as a reason has to say it in words. */
export const inWords = z.refine<Explained>(
  ({ reasonCode, note }) => reasonCode !== 'other' || note.trim().length >= shortestNote,
  saying('orders:reason.noteMissing', ['note']),
)

/** The fields of why something is done. */
export const reasonFields = defineForm(
  z.object({
    reasonCode: z.enum([...new Set([...cancelReasons, ...deliveryFailures, ...returnReasons])]),
    note: explanation,
  }),
)

/** Why something of an order is done. */
export type Reason = z.infer<typeof reasonFields.schema>['reasonCode']

/** What is sent of an explanation: an empty one is none. */
export function withoutEmptyNote<Fields extends { note: string }>({ note, ...said }: Fields) {
  return note.trim() === '' ? said : { ...said, note }
}
