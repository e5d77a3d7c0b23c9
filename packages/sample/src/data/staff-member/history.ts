import type { Actor } from '@console/core/contracts'
import type { AuditEvent } from '@console/core/workflows'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, hour, instant, sampleStart } from '../../store/clock'
import { indexOf } from '../shared/indexOf'
import { event } from '../shared/history'
import { staffEntity } from '../../accounts/staffEntity'
import { firstSuperAdmin, invitedAt, type StoredStaffMember } from '../../accounts/staffRows'

/** Events of a staff member before the sample's start, newest first. */
export function staffHistory(member: StoredStaffMember): AuditEvent[] {
  const index = indexOf(staffEntity, member)
  const seed = staffEntity.seed()[index]
  const begun = invitedAt(index)
  // Later members have their history in the log; for the first ones it is unknown.
  if (!seed || begun === null) return []
  const by = firstSuperAdmin()
  const own: Actor = { token: seed.staffToken, name: seed.name, role: 'staff' }
  const events = [event(begun, by, 'staffMember.invited', null, 'invited')]
  if (seed.status === 'deactivated')
    events.push(event(begun + hour, by, 'staffMember.revoked', 'invited', 'deactivated'))
  if (seed.lastSeenAt !== null)
    events.push(event(begun + 3 * hour, own, 'staffMember.joined', 'invited', 'active'))
  if (seed.status === 'suspended') {
    const at = sampleStart - seededRandom('staff', index, 'suspendedAt').integer(3, 30) * day
    const note = 'Left the team at the end of the month.'
    events.push({ ...event(at, by, 'staffMember.suspended', 'active', 'suspended'), note })
  }
  return events.toReversed().map(({ at, ...rest }, place) => ({
    eventId: token('staffEvent', index * 16 + place),
    at: instant(at),
    ...rest,
  }))
}
