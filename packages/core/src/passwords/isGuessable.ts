import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The time of the estimate grows with the square of the length: 40 characters take some milliseconds, 200 up to a second. */
const maxLength = 40

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength })

/** What everybody can guess of a password for this product. */
const productWords = ['console', 'marketplace', 'superadmin']

/** Lowest score that is accepted, of 0 to 4: more than a million guesses. */
const minScore = 2

/**
 * Whether a password is found with few guesses.
 * @param about names and e-mail addresses of whom it is for
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const parts = about.flatMap((text) => [
    text,
    ...text.split('@'),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ])
  const known = [...productWords, ...parts.filter((part) => part.length > 2)]
  return estimator.check(password, known).score < minScore
}
