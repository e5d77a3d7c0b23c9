/** Units from the longest, in seconds. */
const lengths = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const

/** Unit of the countdown. */
export type Unit = keyof typeof lengths

/**
 * Remaining time in whole units: a day and a half is 1 day and 12 hours. A started second counts.
 * @param milliseconds a time in the past counts as nothing
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
