import type { Resource } from '@console/core/resources'
import {
  staffMember,
  type StaffMember,
  staffMemberDetail,
  type StaffMemberDetail,
} from './contract'
import { staffFields } from './fields'
import { staffMemberWorkflow } from './workflow'

/** Members of the staff. */
export const staffResource: Resource<StaffMember, StaffMemberDetail, typeof staffFields> = {
  id: 'staff',
  base: 'business',
  path: '/staff',
  row: staffMember,
  detail: staffMemberDetail,
  fields: staffFields,
  tokenOf: ({ staffToken }) => staffToken,
  nameOf: ({ name }) => name,
  revisionOf: () => 1,
  workflows: [staffMemberWorkflow],
}
