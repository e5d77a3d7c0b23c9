import { defineForm } from '@console/form'
import * as z from 'zod/mini'

/** Who brings something, and by which number it is found. */
export const carried = {
  carrier: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  trackingNumber: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
}

/** The fields of who brings something. */
export const carriedFields = defineForm(z.object(carried))
