import type { Actor } from '@console/core/contracts'
import { type Account, sampleAccounts } from '../../server/accounts'
import { token } from '../../draws/token'
import { once } from '../../draws/once'
import { world } from '../../store/store'
import { staffEntity } from '../staff-member/entity'
import { staffName } from '../staff-member/seeds'

/** A member of the sample staff: the accounts one can sign in with come first. */
export function staffActor(index: number): Actor {
  const account = sampleAccounts[index]
  if (account && account.token === token('staff', index)) return actorOf(account)
  const { firstName, lastName } = staffName(index)
  return { token: token('staff', index), name: `${firstName} ${lastName}`, role: 'staff' }
}

/** The ten of the staff who review things. */
export const reviewers = once(() => Array.from({ length: 10 }, (_, index) => staffActor(index)))

/**
 * Who of the staff has a token, as an account has that signs in; with the highest role that they have now.
 * @throws Error where none of them has it
 */
export function reviewerWith(token: string): Actor {
  const found = world.find(staffEntity, token)
  if (!found) throw new Error(`${token} is none of the staff`)
  return { token, name: found.name, role: highest(found.roles) ?? 'staff' }
}

/** Those of them who may decide about businesses and agents, too. */
export const admins = once(() => reviewers().filter(({ role }) => role !== 'staff'))

/** What happens by itself is done by the system. */
export const systemActor: Actor = { token: token('system', 0), name: 'System', role: 'system' }

/** An account as one who acts, with the highest of its roles. */
function actorOf({ token, firstName, lastName, roles }: Account): Actor {
  return { token, name: `${firstName} ${lastName}`, role: highest(roles) ?? 'owner' }
}

function highest(roles: readonly string[]) {
  return (['SuperAdmin', 'admin', 'staff'] as const).find((role) => roles.includes(role))
}
