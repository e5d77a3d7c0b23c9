export { abilities, abilitiesOf, difference } from './abilities'
export { joinPath, staffPath, toNewStaffMember, toStaffMember } from './addresses'
export { acceptInvitation, inviteStaff, requestInviteLink } from './calls'
export { staffCapabilities } from './capabilities'
export {
  type Acceptance,
  acceptance,
  type claimedKinds,
  type Invitation,
  invitation,
  type Invited,
  invited,
  inviteLink,
  joined,
  type Joined,
  type StaffMember,
  type StaffMemberDetail,
  staffMemberDetail,
} from './contract'
export { staffFields } from './fields'
export type { StaffInput } from './input'
export { staffMemberWorkflow } from './workflow'
export { staffLifecycle, type StaffRecord } from './lifecycle'
export { staffResource } from './resource'
export {
  invitationDays,
  reasonLength,
  type StaffAction,
  staffActions,
  type StaffRole,
  staffRoles,
  type StaffStatus,
} from './terms'
