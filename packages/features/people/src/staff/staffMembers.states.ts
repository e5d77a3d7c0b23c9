import type { StaffStatus } from '@console/domain/staff-member'

/** Which story shows each state of somebody of the staff. */
export const staffMemberStories = {
  invited: 'Inviting',
  expired: 'ExpiredInvitation',
  active: 'Filled',
  suspended: 'Suspended',
  deactivated: 'Narrow',
} satisfies Record<StaffStatus, string>
