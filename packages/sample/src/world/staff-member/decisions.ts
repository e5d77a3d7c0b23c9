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
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { revokeAllTokens } from '../account/sessions'
import { day } from '../shared/approval'
import { claimsOf, releaseClaims } from './claims'
import { staffEntity } from './entity'
import type { StoredStaffMember } from './rows'

/**
 * A staff member as the rules see them. Claims and colleagues are only counted if a rule needs them.
 */
function seen(member: StoredStaffMember, world: World): StaffRecord {
  return {
    ...member,
    get openClaims() {
      return claimsOf(member.staffToken, world).length
    },
    get superAdmins() {
      const all = world.rows(staffEntity)
      return all.filter(({ roles, status }) => status === 'active' && roles.includes('SuperAdmin'))
        .length
    },
  }
}

/** Expiry of an invitation that is sent now. */
export function inviteEnd(world: World): string {
  return instant(world.now() + invitationDays * day)
}

/** Decisions about the staff. */
export const staffDecisions: DecisionRules<StoredStaffMember> = {
  kind: 'staffMember',
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
  decide({ record, action, by, at, body, world }) {
    const before = seen(record, world)
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
          ? { inviteExpiresAt: inviteEnd(world), invitation: record.invitation + 1 }
          : {}),
        ...(action === 'revoke' ? { inviteExpiresAt: null } : {}),
      },
      recorded: transition.recorded,
      from: record.status,
      to: status,
      isDecision: true,
    }
  },
  whenTaken({ record, action, by, world }) {
    if (action === 'release') releaseClaims(record.staffToken, world, by.token)
    // Not undone with the suspension: a reinstated member signs in again.
    if (action === 'suspend') revokeAllTokens(world, record.staffToken)
  },
}
