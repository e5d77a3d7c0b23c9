import { token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { payoutMethods } from './terms'

/** Where an agent can be paid. */
export const destination = z.object({
  /** Of the account; of cash, one that stands for it. */
  token,
  method: z.enum(payoutMethods),
  /** Whose account it is at, with its last digits: `M-PESA ••••412`. Empty for cash. */
  label: z.string(),
  /** Only to what was verified money is sent. */
  isVerified: z.boolean(),
})

/** Where an agent can be paid. */
export type Destination = z.infer<typeof destination>
