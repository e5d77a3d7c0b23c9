import { environment } from '../../server/environment'
import { hour } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { staffEntity } from '../../accounts/staffEntity'
import { accountEntity } from '../../accounts/accountEntity'

/** Purposes of a mailed link. */
type Purpose = 'confirm' | 'password'

/** Lifetime of a mailed link, in milliseconds. */
export const linkLifetime: Readonly<Record<Purpose, number>> = {
  confirm: 24 * hour,
  password: hour,
}

/** Owner of a link, and the stored hash of their password. */
interface Holder {
  token: string
  passwordHash?: string | undefined
}

/**
 * Token in a mailed link: its owner, its time, and a signature over both and their password, in the way access tokens are signed.
 * It is stored nowhere, and becomes invalid with another password.
 */
export function linkToken(purpose: Purpose, holder: Holder, database: SampleDatabase): string {
  return signed(purpose, holder, String(database.now()))
}

function signed(purpose: Purpose, { token, passwordHash }: Holder, at: string): string {
  const content = `${token}.${at}`
  const mark = passwordMark({ passwordHash })
  return `${content}.${environment().signing.sign(`${purpose} ${content} ${mark}`)}`
}

/** Owner of a link; undefined if it is invalid or has expired, and for a new password once one was chosen. */
export function holderOf(
  purpose: Purpose,
  link: string,
  database: SampleDatabase,
): Holder | undefined {
  const [token = '', at = ''] = link.split('.')
  const known = holderWith(token, database)
  // The passwords of registrations are compared when the link is followed.
  const holder = known && purpose === 'confirm' ? { token } : known
  const isValid = holder && link === signed(purpose, holder, at)
  return isValid && Number(at) + linkLifetime[purpose] > database.now() ? holder : undefined
}

/** Represents a password in the signed data, without revealing anything about it. */
function passwordMark({ passwordHash }: Pick<Holder, 'passwordHash'>): string {
  return passwordHash === undefined ? '' : environment().signing.sign(`password ${passwordHash}`)
}

function holderWith(token: string, database: SampleDatabase): Holder | undefined {
  const member = database.find(staffEntity, token)
  const found = member ?? database.find(accountEntity, token)
  return found && { token, passwordHash: found.passwordHash ?? undefined }
}
