import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** Carrier and tracking number. */
export const carried = {
  carrier: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  trackingNumber: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
}

/** Fields for carrier and tracking number. */
export const carriedFields = defineForm(z.object(carried))
