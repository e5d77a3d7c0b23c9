/** How near the last day of a licence or a registration is. */
export const expiries = ['valid', 'expiring', 'expired'] as const

/** How near the last day of a licence or a registration is. */
export type Expiry = (typeof expiries)[number]

/** So many days before its last day a licence or a registration is said to expire. */
const noticeDays = 60

/**
 * How near a last day is; on that day itself it still holds.
 * @param lastDay `2026-08-31`
 * @param now an instant
 */
export function expiryOf(lastDay: string, now: string): Expiry {
  const today = now.slice(0, 10)
  const days = (Date.parse(lastDay) - Date.parse(today)) / 86_400_000
  return days < 0 ? 'expired' : days <= noticeDays ? 'expiring' : 'valid'
}
