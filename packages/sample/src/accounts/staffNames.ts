import { seededRandom } from '../random/random'
import { token } from '../random/token'
import { sampleAccounts } from './accounts'
import { personName, type PersonName } from '../random/people'

/** Number of staff members. */
export const staffCount = 40

/** Name of a member of the sample staff: the accounts that can sign in come first. */
export function staffName(index: number): PersonName {
  const account = sampleAccounts[index]
  return account?.token === token('staff', index)
    ? account
    : personName('KE', seededRandom('staff', index, 'name'))
}
