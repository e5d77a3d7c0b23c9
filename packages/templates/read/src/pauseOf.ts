import type { ApiError } from '@console/core/api'

/** The first pause in seconds, where the server names none. */
const usualWait = 15

/** How often it is read again by itself; after that the reader decides. */
const mostTries = 4

/** The longest pause, in seconds, after which it is read again by itself. A longer one ends by hand. */
const longestWatch = 600

/**
 * What a read waits for that was asked for too often (429): the pause doubles each time, and is never shorter than the server asks.
 * @returns `isAuto`: it is read again by itself once the seconds are over
 */
export function pauseOf({ retryAfter, pauses }: Pick<ApiError, 'retryAfter' | 'pauses'>) {
  const seconds = (retryAfter ?? usualWait) * 2 ** (Math.min(Math.max(1, pauses), mostTries) - 1)
  return { seconds, isAuto: pauses <= mostTries && seconds <= longestWatch }
}
