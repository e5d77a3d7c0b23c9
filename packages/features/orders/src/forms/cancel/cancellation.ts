import { cancelReasons } from '@console/domain/order'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { explanation, inWords } from '../reasons'

/** What is said with a cancellation: a reason, and whether the goods go back into stock. */
export const cancellation = defineForm(
  z
    .object({ reasonCode: z.enum(cancelReasons), note: explanation, restock: z.boolean() })
    .check(inWords),
)

/** A cancellation of which nothing is said yet: mostly what was reserved can be sold again. */
export const uncancelled = { reasonCode: null, note: '', restock: true }
