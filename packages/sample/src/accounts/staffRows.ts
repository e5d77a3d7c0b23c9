import type { Actor } from '@console/core/contracts'
import type { StaffMember, StaffRole, StaffStatus } from '@console/domain/staff-member'
import { seededRandom } from '../random/random'
import { once } from '../random/once'
import { token } from '../random/token'
import { sampleAccounts } from './accounts'
import { day, hour, instant, minute, sampleStart } from '../store/clock'
import { fixtureStaff } from './staffFixtures'
import { staffCount, staffName } from './staffNames'

/** A stored staff member. The number of their claims follows from the claimed records. */
export type StoredStaffMember = Omit<StaffMember, '_actions' | 'openClaims'> & {
  firstName: string
  lastName: string
  /** Hash of their password, once they have chosen one; a sample account has the sample's password. */
  passwordHash: string | null
  /** Number of their invitations: only the last mailed link is valid. */
  invitation: number
}

const statuses: Readonly<Record<number, StaffStatus>> = {
  [fixtureStaff.suspendedSuperAdmin]: 'suspended',
  [fixtureStaff.invited]: 'invited',
  // Time has made it expired by the sample's start.
  [fixtureStaff.expired]: 'invited',
  [fixtureStaff.deactivated]: 'deactivated',
  14: 'invited',
  31: 'suspended',
}

const higherRoles: Readonly<Record<number, readonly StaffRole[]>> = {
  [fixtureStaff.suspendedSuperAdmin]: ['SuperAdmin'],
  14: ['admin'],
  15: ['admin'],
  16: ['admin', 'staff'],
}

/** Days before the sample's start at which someone was invited. */
const invitedDaysAgo: Readonly<Record<number, number>> = {
  [fixtureStaff.invited]: 2,
  [fixtureStaff.expired]: 9,
  [fixtureStaff.deactivated]: 20,
  14: 5,
}

/** Time of an invitation, in milliseconds since 1970; unknown for the first four. */
export function invitedAt(index: number): number | null {
  if (index < 4) return null
  const days = invitedDaysAgo[index] ?? seededRandom('staff', index, 'invitedAt').integer(60, 700)
  return (
    sampleStart - days * day - seededRandom('staff', index, 'invitedAtHour').integer(0, 9) * hour
  )
}

/** SuperAdmin who invited the first members. */
export function firstSuperAdmin(): Actor {
  const { firstName, lastName } = staffName(fixtureStaff.lastSuperAdmin)
  return {
    token: token('staff', fixtureStaff.lastSuperAdmin),
    name: `${firstName} ${lastName}`,
    role: 'SuperAdmin',
  }
}

function lastSeenAt(index: number, status: StaffStatus): string | null {
  if (status === 'invited' || status === 'deactivated') return null
  const stream = seededRandom('staff', index, 'lastSeen')
  if (index < 4) return instant(sampleStart - stream.integer(5, 50) * minute)
  const isAway = status === 'suspended' || stream.next() < 0.15
  return instant(
    sampleStart - (isAway ? stream.integer(32, 140) * day : stream.integer(1, 190) * hour),
  )
}

function rowOf(index: number): StoredStaffMember {
  const account = sampleAccounts[index]
  const { firstName, lastName } = staffName(index)
  const status = statuses[index] ?? 'active'
  const at = invitedAt(index)
  const isOfAccounts = account?.token === token('staff', index)
  return {
    version: 1,
    staffToken: token('staff', index),
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    // Two may have the same name.
    email: isOfAccounts
      ? account.email
      : `${firstName}.${lastName}.${index}@console.example`.toLowerCase(),
    roles: isOfAccounts ? (account.roles as StaffRole[]) : [...(higherRoles[index] ?? ['staff'])],
    status,
    lastSeenAt: lastSeenAt(index, status),
    // The sample accounts sign in with the password alone.
    twoStep:
      !isOfAccounts &&
      lastSeenAt(index, status) !== null &&
      seededRandom('staff', index, 'twoStep').next() < 0.7,
    invitedBy: at === null ? null : firstSuperAdmin(),
    inviteExpiresAt: status === 'invited' && at !== null ? instant(at + 7 * day) : null,
    passwordHash: null,
    invitation: at === null ? 0 : 1,
    decision: null,
  }
}

/** Staff, those who can sign in with a sample account first. One of these is a SuperAdmin. */
export const staffMembers = once((): StoredStaffMember[] =>
  Array.from({ length: staffCount }, (_, index) => rowOf(index)),
)
