import { defineFields } from '@console/core/fields'
import { staffFields, type StaffMember, staffMemberWorkflow } from '@console/domain/staff-member'
import { listParts } from '@console/list'

const fields = {
  ...staffFields,
  ...defineFields<StaffMember>()({
    openClaims: { type: 'count', of: ({ openClaims }) => openClaims },
  }),
}

/** Columns and filters of the list of staff. */
export const { columns: staffColumns, filters: staffFilters } = listParts<StaffMember>()(fields, {
  name: { title: 'staff.name', width: 192, priority: 1 },
  email: { title: 'staff.email', width: 240, priority: 2 },
  roles: {
    title: 'staff.roles',
    messages: 'staff-member:role',
    width: 160,
    priority: 1,
    filter: { isPinned: true },
  },
  status: {
    title: 'staff.status',
    messages: 'staff-member:status',
    statuses: staffMemberWorkflow.statuses,
    width: 156,
    priority: 1,
    filter: { isPinned: true },
  },
  lastSeenAt: {
    title: 'staff.lastSeen',
    isAgo: true,
    none: 'staff.never',
    width: 132,
    priority: 2,
  },
  twoStep: { title: 'staff.twoStep', messages: 'twoStep', width: 140, priority: 3, filter: true },
  openClaims: { title: 'staff.claims', width: 116, priority: 3 },
  unseen: { title: 'staff.unseen', filter: true },
})
