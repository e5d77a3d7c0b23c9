import type { Actor } from '@console/core/contracts'
import type { AuditEvent } from '@console/core/workflows'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { admins } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event } from '../shared/history'
import { shopUserEntity } from './entity'
import type { StoredShopUser } from './rows'

/** Events of a shop user before the sample's start, newest first. */
export function shopUserHistory(user: StoredShopUser): AuditEvent[] {
  const index = indexOf(shopUserEntity, user)
  const seed = shopUserEntity.seed()[index]
  if (!seed) return []
  const own: Actor = { token: seed.userToken, name: seed.name, role: 'owner' }
  const events = [event(Date.parse(seed.joinedAt), own, 'shopUser.joined', null, 'active')]
  const ago = seededRandom('shopUser', index, 'shutAt').next() * day
  if (seed.status === 'deleted')
    events.push(event(sampleStart - ago, own, 'shopUser.deleted', 'active', 'deleted'))
  if (seed.status === 'blocked') {
    const by = seededRandom('shopUser', index, 'shutBy').pick(admins())
    const note = 'Three orders refused at the door, one after the other.'
    events.push({
      ...event(sampleStart - ago, by, 'shopUser.blocked', 'active', 'blocked'),
      note,
    })
  }
  return events.toReversed().map(({ at, ...rest }, place) => ({
    eventId: token('shopUserEvent', index * 16 + place),
    at: instant(at),
    ...rest,
  }))
}
