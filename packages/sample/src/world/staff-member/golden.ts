import { token } from '../../draws/token'

/** The places of staff that stories and tests may rely on. */
export const goldenStaff = {
  /** Amina Yusuf, the one SuperAdmin who can sign in. */
  lastSuperAdmin: 0,
  /** Brian Otieno, an administrator. */
  admin: 1,
  /** Carol Nansubuga, of the staff. */
  staff: 2,
  /** Has claimed something. */
  claiming: 5,
  /** Was a SuperAdmin, and is suspended. */
  suspendedSuperAdmin: 10,
  /** Was invited two days ago. */
  invited: 11,
  /** Was invited nine days ago, and has not come. */
  expired: 12,
  /** Was invited by mistake. */
  deactivated: 13,
} as const

/** The token of somebody of the staff whom stories and tests rely on. */
export function goldenStaffMember(name: keyof typeof goldenStaff): string {
  return token('staff', goldenStaff[name])
}
