import { type Account, sampleAccounts } from '../accounts'
import { draws } from '../random'
import { token } from '../token'
import { personName } from './names/people'

/** Domain design 2.1: who did something. */
export interface Actor {
  token: string
  name: string
  role: 'SuperAdmin' | 'admin' | 'staff' | 'owner' | 'system'
}

/** A member of the sample staff: the accounts one can sign in with come first. */
export function staffActor(index: number): Actor {
  const account = sampleAccounts[index]
  if (account && account.token === token('staff', index)) return actorOf(account)
  const { firstName, lastName } = personName('KE', draws('staff', index, 'name'))
  return { token: token('staff', index), name: `${firstName} ${lastName}`, role: 'staff' }
}

/** An account as one who acts, with the highest of its roles. */
function actorOf({ token, firstName, lastName, roles }: Account): Actor {
  const role = (['SuperAdmin', 'admin', 'staff'] as const).find((role) => roles.includes(role))
  return { token, name: `${firstName} ${lastName}`, role: role ?? 'owner' }
}
