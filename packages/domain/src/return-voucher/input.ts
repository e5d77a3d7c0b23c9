import { money, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note } from '@console/core/workflows'
import { refundMethods, refusalReasons } from './terms'

/** Input of decisions about returns. */
export const returnInput = {
  /** With `propose` and `approve`: the grant for each line; lines that are left out get nothing. */
  lines: z.optional(
    z
      .array(
        z.object({
          lineId: token,
          quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
          amount: money,
          restock: z.boolean(),
        }),
      )
      .check(z.maxLength(100)),
  ),
  /** With `propose` and `approve`: all that is claimed, for every line. */
  full: z.optional(z.boolean()),
  /** With `propose` and `approve`: refund method. */
  method: z.optional(z.enum(refundMethods)),
  /** With `reject`. */
  reasonCode: z.optional(z.enum(refusalReasons)),
  note,
}
