import * as z from 'zod/mini'

/** Minimum characters of a password that somebody chooses. Existing passwords may be shorter (specification 5). */
export const minPassword = 8

/** A password that somebody chooses. Whether it is easy to guess is checked by `isWeakPassword`. */
export const chosenPassword = z.string().check(z.minLength(minPassword), z.maxLength(200))

/**
 * Whether a password is easy to guess: a common one, one of keys in a row, or one made of what others know. The check and its list of
 * common passwords are fetched with the first call (240 kB gzipped).
 * @param about names and e-mail addresses of whom it is for
 */
export async function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  const { isGuessable } = await import('./isGuessable')
  return isGuessable(password, about)
}
