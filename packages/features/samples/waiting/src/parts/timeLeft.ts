/** What is counted, from the longest, with the seconds of one. */
const lengths = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const

/** A unit that is counted down in. */
export type Unit = keyof typeof lengths

/**
 * What is left, in whole units: a day and a half are 1 day and 12 hours. A second that has begun still counts.
 * @param milliseconds what is past is nothing
 */
export function timeLeft(milliseconds: number): Record<Unit, number> {
  let seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const left: Record<Unit, number> = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  for (const [unit, length] of Object.entries(lengths) as [Unit, number][]) {
    left[unit] = Math.floor(seconds / length)
    seconds %= length
  }
  return left
}
