/** Lets somebody try something so often within a while, and says when it is too often. */
export interface Throttle {
  /** Counts a try. @returns 0 where it is allowed, else the seconds until the next one is */
  take(name: string): number
  /** What was counted of a name is forgotten. */
  forget(name: string): void
}

/** How many names are kept before those whose time is over are forgotten. */
const tidyAt = 10_000

/**
 * Makes a throttle.
 * @param most so many tries are allowed
 * @param within of a while, in milliseconds, which begins with the first of them
 */
export function createThrottle(
  most: number,
  within: number,
  now: () => number = Date.now,
): Throttle {
  const known = new Map<string, { tries: number; ends: number }>()

  function forgetOld() {
    for (const [name, { ends }] of known) if (ends <= now()) known.delete(name)
  }

  return {
    take(name) {
      if (known.size >= tidyAt) forgetOld()
      let entry = known.get(name)
      if (!entry || entry.ends <= now())
        known.set(name, (entry = { tries: 0, ends: now() + within }))
      entry.tries += 1
      return entry.tries <= most ? 0 : Math.ceil((entry.ends - now()) / 1000)
    },
    forget: (name) => void known.delete(name),
  }
}
