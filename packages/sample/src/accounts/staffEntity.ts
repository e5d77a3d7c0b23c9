import type { Entity } from '../store/entity'
import { staffMembers, type StoredStaffMember } from './staffRows'

/** Stored staff. */
export const staffEntity: Entity<StoredStaffMember> = {
  name: 'staff',
  seed: staffMembers,
  token: 'staffToken',
}
