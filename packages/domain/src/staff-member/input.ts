import { note } from '@console/core/workflows'
import * as z from 'zod/mini'
import { staffRoles } from './terms'

/** Input of decisions about the staff. */
export const staffInput = {
  /** With `change_roles`: the complete new set. */
  roles: z.optional(z.array(z.enum(staffRoles))),
  /** Reason for a suspension or a reinstatement: 5 to 300 characters. */
  note,
}

/** Input of a decision about a member of the staff. */
export type StaffInput = Partial<z.infer<z.ZodMiniObject<typeof staffInput>>>
