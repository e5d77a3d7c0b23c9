import { requireTransition } from '@console/core/flows'
import {
  invitationDays,
  type StaffAction,
  type StaffInput,
  staffLifecycle,
  type StaffRecord,
} from '@console/domain/staff-member'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import { day, instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { revokeAllTokens } from '../../accounts/sessions'
import { claimsOf, releaseClaims } from './claims'
import { staffEntity } from '../../accounts/staffEntity'
import type { StoredStaffMember } from '../../accounts/staffRows'

/**
 * A staff member as the rules see them. Claims and colleagues are only counted if a rule needs them.
 */
function seen(member: StoredStaffMember, database: SampleDatabase): StaffRecord {
  return {
    ...member,
    get openClaims() {
      return claimsOf(member.staffToken, database).length
    },
    get superAdmins() {
      const all = database.rows(staffEntity)
      return all.filter(({ roles, status }) => status === 'active' && roles.includes('SuperAdmin'))
        .length
    },
  }
}

/** Expiry of an invitation that is sent now. */
export function inviteEnd(database: SampleDatabase): string {
  return instant(database.now() + invitationDays * day)
}

/** Decisions about the staff. */
export const staffDecisions: DecisionRules<StoredStaffMember> = {
  workflow: 'staffMember',
  ...blockedBy(staffLifecycle, seen),
  lapse(record, now) {
    const { status, inviteExpiresAt } = record
    if (status !== 'invited' || inviteExpiresAt === null || inviteExpiresAt > now) return null
    const fields = { status: 'expired' } as const
    return {
      record: { ...record, ...fields },
      fields,
      at: inviteExpiresAt,
      action: 'expire',
      recorded: 'staffMember.expired',
      from: 'invited',
      to: 'expired',
    }
  },
  decide({ record, action, by, at, body, database }) {
    const before = seen(record, database)
    const transition = requireTransition(staffLifecycle, before, action as StaffAction)
    const { status, roles, twoStep } = staffLifecycle.after(before, transition, {
      by,
      at,
      body: body as StaffInput,
    })
    return {
      fields: {
        status,
        roles,
        twoStep,
        ...(action === 'resend'
          ? { inviteExpiresAt: inviteEnd(database), invitation: record.invitation + 1 }
          : {}),
        ...(action === 'revoke' ? { inviteExpiresAt: null } : {}),
      },
      recorded: transition.recorded,
      from: record.status,
      to: status,
      isDecision: true,
    }
  },
  whenTaken({ record, action, by, database }) {
    if (action === 'release') releaseClaims(record.staffToken, database, by.token)
    // Not undone with the suspension: a reinstated member signs in again.
    if (action === 'suspend') revokeAllTokens(database, record.staffToken)
  },
}
