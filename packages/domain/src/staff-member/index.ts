export { abilities, abilitiesOf, difference } from './abilities'
export { staffPath, toNewStaffMember } from './addresses'
export { inviteStaff } from './calls'
export { staffCapabilities } from './capabilities'
export {
  type claimedKinds,
  type Invitation,
  invitation,
  type Invited,
  invited,
  type StaffMember,
  type StaffMemberDetail,
  staffMemberDetail,
} from './contract'
export { staffFields } from './fields'
export type { StaffInput } from './input'
export { staffMemberKind } from './kind'
export { staffLifecycle, type StaffRecord } from './lifecycle'
export { staffResource } from './resource'
export {
  invitationDays,
  reasonLength,
  type StaffAction,
  type StaffRole,
  staffRoles,
  type StaffStatus,
} from './terms'
