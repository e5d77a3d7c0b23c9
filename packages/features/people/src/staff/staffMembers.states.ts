import type { StaffStatus } from '@console/domain/staff-member'

/** Stories for each state of a staff member. */
export const staffMemberStories = {
  invited: 'Inviting',
  expired: 'ExpiredInvitation',
  active: 'Filled',
  suspended: 'Suspended',
  deactivated: 'Narrow',
} satisfies Record<StaffStatus, string>
