import { draws } from '../../draws/random'
import { token } from '../../draws/token'
import { sampleAccounts } from '../../server/accounts'
import { personName, type PersonName } from '../names/people'

/** How many people the staff are. */
export const staffCount = 40

/** The name of one of the sample staff: the accounts one can sign in with come first. */
export function staffName(index: number): PersonName {
  const account = sampleAccounts[index]
  return account?.token === token('staff', index)
    ? account
    : personName('KE', draws('staff', index, 'name'))
}
