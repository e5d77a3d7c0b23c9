import {
  staffActions,
  staffCapabilities,
  type StaffMember,
  staffResource,
  toNewStaffMember,
} from '@console/domain/staff-member'
import { defineList } from '@console/list'
import { staffColumns, staffFilters } from './staffListParts'

/** /staff-members (specification 2): staff of the console; with `?new=1` the invitation form. */
export const staffMembers = defineList<StaffMember>()({
  id: 'staff-members',
  namespace: 'people',
  title: 'staff.title',
  resource: staffResource,
  fixed: {},
  sort: 'name',
  columns: [
    staffColumns.name,
    staffColumns.roles,
    staffColumns.status,
    staffColumns.email,
    staffColumns.lastSeenAt,
    staffColumns.twoStep,
    staffColumns.openClaims,
  ],
  filters: [staffFilters.roles, staffFilters.status, staffFilters.twoStep, staffFilters.unseen],
  views: [
    { id: 'all', title: 'view.all', query: {} },
    { id: 'active', title: 'view.active', query: { status: 'active' } },
    { id: 'invited', title: 'view.invited', query: { status: ['invited', 'expired'] } },
    { id: 'suspended', title: 'view.suspended', query: { status: 'suspended' } },
  ],
  primary: {
    title: 'staff.invite',
    to: toNewStaffMember,
    needs: staffCapabilities.manage,
    isWritten: true,
  },
  alternates: { new: () => import('./InviteScreen').then((m) => m.InviteScreen) },
  rowActions: staffActions,
  forms: { change_roles: () => import('./RolesForm').then((m) => m.RolesForm) },
  preview: () => import('./StaffPreview').then((m) => m.StaffPreview),
  empty: { text: 'staff.empty', next: { title: 'staff.invite', to: toNewStaffMember } },
})
