import type { staffFields } from '@console/domain/staff-member'
import type { Answers } from '../../lists/listOfFields'
import type { World } from '../../store/store'
import { day } from '../shared/approval'
import type { StoredStaffMember } from './rows'

/** When somebody was last seen: what they have written since the seed counts. */
export function seenAt({ staffToken, lastSeenAt }: StoredStaffMember, world: World): string | null {
  return world.changes().findLast(({ by }) => by === staffToken)?.at ?? lastSeenAt
}

/** What only the server can tell of the staff when lists are asked for them. */
export const staffAnswers = {
  unseen: (member, { world }) => {
    const at = seenAt(member, world)
    return member.status === 'active' && (at === null || world.now() - Date.parse(at) > 30 * day)
  },
} satisfies Answers<typeof staffFields, StoredStaffMember>
