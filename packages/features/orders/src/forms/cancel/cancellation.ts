import { cancelReasons } from '@console/domain/order'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { explanation, inWords } from '../reasons'

/** Values of a cancellation: a reason, and whether the items return to stock. */
export const cancellation = defineForm(
  z
    .object({ reasonCode: z.enum(cancelReasons), note: explanation, restock: z.boolean() })
    .check(inWords),
)

/** Initial values of a cancellation: usually the reserved items can be sold again. */
export const uncancelled = { reasonCode: null, note: '', restock: true }
