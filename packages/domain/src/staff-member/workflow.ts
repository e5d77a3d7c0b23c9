import { formatsOf } from '@console/core/i18n'
import { defineWorkflow } from '@console/core/workflows'
import { staffCapabilities } from './capabilities'
import type { StaffMember } from './contract'
import { staffInput } from './input'
import { staffLifecycle } from './lifecycle'
import { reasonLength } from './terms'
import { staffMessages } from './messages'

const reason = { longestNote: reasonLength.max, shortestNote: reasonLength.min }

/** Workflow of the staff. */
export const staffMemberWorkflow = defineWorkflow<StaffMember>()({
  id: 'staffMember',
  messages: staffMessages,
  statuses: {
    invited: { tone: 'info', icon: 'send' },
    expired: { tone: 'warning', icon: 'clock' },
    active: { tone: 'success', icon: 'accepted' },
    suspended: { tone: 'danger', icon: 'ban' },
    deactivated: { tone: 'neutral', icon: 'archive' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    change_roles: { icon: 'edit', placement: 'secondary', hasOwnForm: true },
    reactivate: { icon: 'return', placement: 'primary', inputFields: reason, isSilent: true },
    suspend: {
      icon: 'ban',
      placement: 'secondary',
      inputFields: reason,
      isDestructive: true,
      isSilent: true,
    },
    resend: { icon: 'send', placement: 'primary', isFinal: true },
    revoke: { icon: 'archive', placement: 'secondary', isConfirmed: true, isDestructive: true },
    release: { icon: 'hand', placement: 'menu', isConfirmed: true, isFinal: true },
    reset_two_step: { icon: 'repeat', placement: 'menu', isConfirmed: true, isFinal: true },
  },
  blockers: {
    wrong_status: { status: 409 },
    last_super_admin: { status: 409 },
    own_account: { status: 403 },
    super_admin_only: { status: 403 },
    super_admin_given: { status: 422, field: 'roles' },
    roles_missing: { status: 422, field: 'roles' },
    roles_same: { status: 422, field: 'roles' },
    note_missing: { status: 422, field: 'note' },
    no_claims: { status: 409 },
    no_two_step: { status: 409 },
  },
  capabilities: { manage: staffCapabilities.manage },
  input: staffInput,
  lifecycle: staffLifecycle,
  expected: (row, action) => {
    switch (action) {
      case 'reactivate':
        return { ...row, status: 'active' }
      case 'suspend':
        return { ...row, status: 'suspended' }
      case 'resend':
        return { ...row, status: 'invited' }
      case 'revoke':
        return { ...row, status: 'deactivated', inviteExpiresAt: null }
      case 'release':
        return { ...row, openClaims: 0 }
      case 'reset_two_step':
        return { ...row, twoStep: false }
      // Its form shows the roles.
      case 'change_roles':
        return row
    }
  },
  details: ({ openClaims }, language) => ({ claims: formatsOf(language).number(openClaims) }),
})
