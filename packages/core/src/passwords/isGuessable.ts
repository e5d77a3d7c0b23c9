import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The time of the estimate grows with the square of the length: 40 characters take some milliseconds, 200 up to a second. */
const maxLength = 40

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength })

/** Words that are easy to guess for this product. */
const productWords = ['console', 'marketplace', 'superadmin']

/** Minimum accepted score, of 0 to 4: more than a million guesses. */
const minScore = 2

/**
 * Checks whether a password can be found with few guesses.
 * @param about names and email addresses of its user
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
