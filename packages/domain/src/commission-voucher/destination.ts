import { token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { payoutMethods } from './terms'

/** Payment destination of an agent. */
export const destination = z.object({
  /** Token of the account; for cash, a fixed token. */
  token,
  method: z.enum(payoutMethods),
  /** Provider of the account, with its last digits: `M-PESA ••••412`. Empty for cash. */
  label: z.string(),
  /** Money is sent to verified accounts only. */
  isVerified: z.boolean(),
})

export type Destination = z.infer<typeof destination>
