import type { ApiError } from '@console/core/api'

/** First pause in seconds, when the server names none. */
const usualWait = 15

/** Maximum automatic retries; after that the user decides. */
const maxTries = 4

/** Longest pause, in seconds, that ends with an automatic retry. After a longer one the user decides. */
const longestWatch = 600

/**
 * Pause of a rate-limited read (429): it doubles each time, and is never shorter than the server asks.
 * @returns `isAuto`: there is an automatic retry once the seconds have passed
 */
export function pauseOf({ retryAfter, pauses }: Pick<ApiError, 'retryAfter' | 'pauses'>) {
  const seconds = (retryAfter ?? usualWait) * 2 ** (Math.min(Math.max(1, pauses), maxTries) - 1)
  return { seconds, isAuto: pauses <= maxTries && seconds <= longestWatch }
}
