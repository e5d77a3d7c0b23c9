import { defineFields } from '@console/core/fields'
import type { StaffMember } from './contract'
import { staffRoles, staffStatuses } from './terms'

type Stored = Omit<StaffMember, '_actions' | 'decision' | 'openClaims'>

/** Fields by which lists of the staff can be queried. */
export const staffFields = defineFields<Stored>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  email: { type: 'text', of: ({ email }) => email, searched: true, sorted: true },
  roles: { type: 'choices', values: staffRoles, of: ({ roles }) => roles, filtered: 'role' },
  status: {
    type: 'choice',
    values: staffStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  lastSeenAt: { type: 'instant', of: ({ lastSeenAt }) => lastSeenAt, sorted: true },
  twoStep: {
    type: 'choice',
    values: ['on', 'off'],
    of: ({ twoStep }) => (twoStep ? 'on' : 'off'),
    filtered: true,
  },
  /** Active, but not seen for 30 days. */
  unseen: { type: 'flag', filtered: true },
})
