import type { Entity } from '../../store/entity'
import { staffMembers, type StoredStaffMember } from './rows'

/** The staff, as the store keeps them. */
export const staffEntity: Entity<StoredStaffMember> = {
  name: 'staff',
  seed: staffMembers,
  token: 'staffToken',
}
