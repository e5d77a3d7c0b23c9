import type { Actor } from '@console/core/contracts'
import { type Account, sampleAccounts } from './accounts'
import { token } from '../random/token'
import { once } from '../random/once'
import { database } from '../store/store'
import { staffEntity } from './staffEntity'
import { staffName } from './staffNames'

/** A member of the sample staff: the accounts that can sign in come first. */
export function staffActor(index: number): Actor {
  const account = sampleAccounts[index]
  if (account && account.token === token('staff', index)) return actorOf(account)
  const { firstName, lastName } = staffName(index)
  return { token: token('staff', index), name: `${firstName} ${lastName}`, role: 'staff' }
}

/** The ten staff members who review. */
export const reviewers = once(() => Array.from({ length: 10 }, (_, index) => staffActor(index)))

/**
 * Staff member with a token, such as the token of an account, with their current highest role.
 * @throws Error if there is none
 */
export function reviewerWith(token: string): Actor {
  const found = database.find(staffEntity, token)
  if (!found) throw new Error(`${token} is none of the staff`)
  return { token, name: found.name, role: highest(found.roles) ?? 'staff' }
}

/** Reviewers who may also decide about businesses and agents. */
export const admins = once(() => reviewers().filter(({ role }) => role !== 'staff'))

/** Actor of automatic events. */
export const systemActor: Actor = { token: token('system', 0), name: 'System', role: 'system' }

/** An account as an actor, with the highest of its roles. */
function actorOf({ token, firstName, lastName, roles }: Account): Actor {
  return { token, name: `${firstName} ${lastName}`, role: highest(roles) ?? 'owner' }
}

function highest(roles: readonly string[]) {
  return (['SuperAdmin', 'admin', 'staff'] as const).find((role) => roles.includes(role))
}
