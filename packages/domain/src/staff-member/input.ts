import { note } from '@console/core/kinds'
import * as z from 'zod/mini'
import { staffRoles } from './terms'

/** The input of decisions about the staff. */
export const staffInput = {
  /** With `change_roles`: all that they have from then on. */
  roles: z.optional(z.array(z.enum(staffRoles))),
  /** Why somebody is suspended or let in again: 5 to 300 characters. */
  note,
}

/** What a decision about somebody of the staff says. */
export type StaffInput = Partial<z.infer<z.ZodMiniObject<typeof staffInput>>>
