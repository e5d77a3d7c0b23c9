import { isWeakPassword } from '@console/core/passwords'
import { refuse } from './refuse'
import { environment } from './environment'

/** Refusal of a chosen password that is easy to guess. */
export const weakPassword = { status: 422, code: 'validation', field: 'password' } as const

/**
 * Hashes a password that someone chose.
 * @param about public data about them, which it must not contain: their name and email address
 * @throws Refusal 422 at `/password` if it is easy to guess
 */
export async function hashChosenPassword(
  password: string,
  about: readonly string[],
): Promise<string> {
  if (await isWeakPassword(password, about)) {
    throw refuse(weakPassword.status, weakPassword.code, 'password.weak', {
      errors: [{ pointer: `/${weakPassword.field}`, code: 'weak', message: 'password.weak' }],
    })
  }
  return environment().hashOf(password)
}
