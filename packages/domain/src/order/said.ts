import * as z from 'zod/mini'
import { note } from '../kinds/said'
import { cancelReasons } from './terms'

/** What decisions about orders may say beyond their action. */
export const orderSaid = {
  /** With `dispatch`. */
  carrier: z.optional(z.string().check(z.maxLength(80))),
  /** With `dispatch`: 4 to 40 characters. */
  trackingNumber: z.optional(z.string().check(z.maxLength(40))),
  /** With `deliver`: who took it. */
  receivedBy: z.optional(z.string().check(z.maxLength(80))),
  /** With `cancel`. */
  reasonCode: z.optional(z.enum(cancelReasons)),
  /** With the reason `other` at least 10 characters. */
  note,
}
