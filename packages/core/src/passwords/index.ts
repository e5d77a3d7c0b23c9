import * as z from 'zod/mini'

/** Minimum characters of a new password. Existing passwords may be shorter (specification 5). */
export const minPassword = 8

/** A new password. `isWeakPassword` checks whether it is easy to guess. */
export const chosenPassword = z.string().check(z.minLength(minPassword), z.maxLength(200))

/**
 * Checks whether a password is easy to guess: a common one, one of neighbouring keys, or one made of known details. The check and its
 * list of common passwords are fetched on the first call (240 kB gzipped).
 * @param about names and email addresses of its user
 */
export async function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  const { isGuessable } = await import('./isGuessable')
  return isGuessable(password, about)
}
