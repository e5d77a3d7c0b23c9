/** The roles that somebody of the staff can have, the highest first (specification 6). */
export const staffRoles = ['SuperAdmin', 'admin', 'staff'] as const

/** A role that somebody of the staff can have. */
export type StaffRole = (typeof staffRoles)[number]

/**
 * Where somebody stands: invited until the mailed link is followed, expired where nobody followed it in time. Who is suspended, or was
 * never let in, cannot sign in.
 */
export const staffStatuses = ['invited', 'expired', 'active', 'suspended', 'deactivated'] as const

/** Where somebody of the staff stands. */
export type StaffStatus = (typeof staffStatuses)[number]

/** What an administrator may do with somebody of the staff. */
export const staffActions = [
  'change_roles',
  'reactivate',
  'suspend',
  'resend',
  'revoke',
  'release',
  'reset_two_step',
] as const

/** What an administrator may do with somebody of the staff. */
export type StaffAction = (typeof staffActions)[number]

/** Why an action cannot be taken now. */
export const staffHindrances = [
  'wrong_status',
  'last_super_admin',
  'own_account',
  'super_admin_only',
  'super_admin_given',
  'roles_missing',
  'roles_same',
  'note_missing',
  'no_claims',
  'no_two_step',
] as const

/** Why an action cannot be taken now. */
export type StaffHindrance = (typeof staffHindrances)[number]

/** An invitation can be accepted for so many days. */
export const invitationDays = 7

/** Why somebody is suspended or let in again has so many characters. */
export const reasonLength = { least: 5, most: 300 } as const
