/** Roles of the staff, the highest first (specification 6). */
export const staffRoles = ['SuperAdmin', 'admin', 'staff'] as const

export type StaffRole = (typeof staffRoles)[number]

/**
 * Statuses of a member of the staff: invited until the mailed link is used, expired if it was not used in time. A suspended or
 * deactivated member cannot sign in.
 */
export const staffStatuses = ['invited', 'expired', 'active', 'suspended', 'deactivated'] as const

export type StaffStatus = (typeof staffStatuses)[number]

/** Actions of administrators on members of the staff. */
export const staffActions = [
  'change_roles',
  'reactivate',
  'suspend',
  'resend',
  'revoke',
  'release',
  'reset_two_step',
] as const

export type StaffAction = (typeof staffActions)[number]

/** Blockers of these actions. */
export const staffBlockers = [
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

export type StaffBlocker = (typeof staffBlockers)[number]

/** Validity of an invitation, in days. */
export const invitationDays = 7

/** Length of the reason for a suspension or a reinstatement. */
export const reasonLength = { min: 5, max: 300 } as const
