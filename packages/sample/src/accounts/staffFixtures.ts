import { token } from '../random/token'

/** Indices of the staff members that stories and tests may rely on. */
export const fixtureStaff = {
  /** Amina Yusuf, the one SuperAdmin who can sign in. */
  lastSuperAdmin: 0,
  /** Brian Otieno, an administrator. */
  admin: 1,
  /** Carol Nansubuga, a staff member. */
  staff: 2,
  /** Has claimed a record. */
  claiming: 5,
  /** Was a SuperAdmin, and is suspended. */
  suspendedSuperAdmin: 10,
  /** Was invited two days ago. */
  invited: 11,
  /** Was invited nine days ago, and has not accepted. */
  expired: 12,
  /** Was invited by mistake. */
  deactivated: 13,
} as const

/** Token of a staff member that stories and tests rely on. */
export function fixtureStaffMember(name: keyof typeof fixtureStaff): string {
  return token('staff', fixtureStaff[name])
}
