import type { TransitionRequest, Happening, Lifecycle, Transition } from '@console/core/flows'
import type { StaffMember } from './contract'
import type { StaffInput } from './input'
import { reasonLength, type StaffAction, type StaffBlocker, type StaffStatus } from './terms'

/** Input of the rules. */
export interface StaffRecord extends Pick<
  StaffMember,
  'staffToken' | 'roles' | 'status' | 'twoStep' | 'openClaims'
> {
  /** Number of SuperAdmins who can sign in. */
  superAdmins: number
}

/** Events: by administrators, by the invited person, and by time. */
export type StaffEvent = StaffAction | 'join' | 'expire'

type Rule = Exclude<StaffBlocker, 'wrong_status'>
type Try = TransitionRequest<StaffRecord, StaffInput>

/**
 * Rules that protect a colleague's rights. The last SuperAdmin gets that reason before the one about the own account.
 */
const guards = ['super_admin_only', 'last_super_admin', 'own_account'] as const
const given = ['roles_missing', 'super_admin_given', 'roles_same'] as const

/** Transitions of a member of the staff. Members are never deleted, because their name is on past decisions. */
// oxfmt-ignore
const table: readonly Transition<StaffEvent, StaffStatus, StaffRecord, Rule>[] = [
  { event: 'change_roles', from: ['active'], to: 'active', blockedBy: [...guards, ...given], by: 'manage', recorded: 'staffMember.roles_changed' },
  { event: 'change_roles', from: ['suspended'], to: 'suspended', blockedBy: [...guards, ...given], by: 'manage', recorded: 'staffMember.roles_changed' },
  { event: 'change_roles', from: ['invited'], to: 'invited', blockedBy: [...guards, ...given], by: 'manage', recorded: 'staffMember.roles_changed' },
  { event: 'suspend', from: ['active'], to: 'suspended', blockedBy: [...guards, 'note_missing'], by: 'manage', recorded: 'staffMember.suspended' },
  { event: 'reactivate', from: ['suspended'], to: 'active', blockedBy: ['super_admin_only', 'note_missing'], by: 'manage', recorded: 'staffMember.reactivated' },
  { event: 'resend', from: ['invited', 'expired', 'deactivated'], to: 'invited', blockedBy: ['super_admin_only'], by: 'manage', recorded: 'staffMember.invited' },
  { event: 'revoke', from: ['invited', 'expired'], to: 'deactivated', blockedBy: ['super_admin_only'], by: 'manage', recorded: 'staffMember.revoked' },
  { event: 'release', from: ['active'], to: 'active', blockedBy: ['no_claims'], by: 'manage', recorded: 'staffMember.claims_released' },
  { event: 'release', from: ['suspended'], to: 'suspended', blockedBy: ['no_claims'], by: 'manage', recorded: 'staffMember.claims_released' },
  { event: 'reset_two_step', from: ['active'], to: 'active', blockedBy: ['super_admin_only', 'own_account', 'no_two_step'], by: 'manage', recorded: 'staffMember.two_step_reset' },
  { event: 'join', from: ['invited'], to: 'active', blockedBy: [], by: 'invited', recorded: 'staffMember.joined' },
  { event: 'expire', from: ['invited'], to: 'expired', blockedBy: [], by: 'time', recorded: 'staffMember.expired' },
]

const isSuperAdmin = (roles: readonly string[]) => roles.includes('SuperAdmin')

/** Compares two sets of roles. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

function isReasonMissing({ body }: Try): boolean {
  if (body === undefined) return false
  const length = body.note?.trim().length ?? 0
  return length < reasonLength.min || length > reasonLength.max
}

/** Lifecycle of a member of the staff. */
export const staffLifecycle = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    super_admin_only: ({ record, caller }) =>
      isSuperAdmin(record.roles) && !isSuperAdmin(caller.roles),
    last_super_admin: ({ record }) =>
      isSuperAdmin(record.roles) && record.status === 'active' && record.superAdmins === 1,
    own_account: ({ record, caller }) => record.staffToken === caller.token,
    roles_missing: ({ body }) => body !== undefined && (body.roles ?? []).length === 0,
    super_admin_given: ({ body, caller }) =>
      isSuperAdmin(body?.roles ?? []) && !isSuperAdmin(caller.roles),
    roles_same: ({ record, body }) => isSame(record.roles, [...new Set(body?.roles)]),
    note_missing: isReasonMissing,
    no_claims: ({ record }) => record.openClaims === 0,
    no_two_step: ({ record }) => !record.twoStep,
  },
  inputRules: ['roles_missing', 'note_missing'],
  after: (record, { event, to }, { body }) => ({
    ...record,
    status: to,
    roles: event === 'change_roles' ? [...new Set(body?.roles)] : record.roles,
    twoStep: event === 'reset_two_step' ? false : record.twoStep,
    openClaims: event === 'release' ? 0 : record.openClaims,
  }),
} satisfies Lifecycle<StaffEvent, StaffStatus, StaffRecord, Happening<StaffInput>, Rule, StaffInput>
