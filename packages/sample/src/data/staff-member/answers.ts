import type { staffFields } from '@console/domain/staff-member'
import type { Answers } from '../../lists/listOfFields'
import type { SampleDatabase } from '../../store/store'
import { day } from '../../store/clock'
import type { StoredStaffMember } from '../../accounts/staffRows'

/** Time a staff member was last seen: their writes since the seed count. */
export function seenAt(
  { staffToken, lastSeenAt }: StoredStaffMember,
  database: SampleDatabase,
): string | null {
  return database.changes().findLast(({ by }) => by === staffToken)?.at ?? lastSeenAt
}

/** List fields of the staff that only the server can answer. */
export const staffAnswers = {
  unseen: (member, { database }) => {
    const at = seenAt(member, database)
    return member.status === 'active' && (at === null || database.now() - Date.parse(at) > 30 * day)
  },
} satisfies Answers<typeof staffFields, StoredStaffMember>
