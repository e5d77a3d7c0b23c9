/** Validity of a licence or registration. */
export const expiries = ['valid', 'expiring', 'expired'] as const

export type Expiry = (typeof expiries)[number]

/** Number of days before its last day from which a licence or registration counts as expiring. */
const noticeDays = 60

/**
 * Validity at an instant; the last day itself is still valid.
 * @param lastDay `2026-08-31`
 * @param now an instant
 */
export function expiryOf(lastDay: string, now: string): Expiry {
  const today = now.slice(0, 10)
  const days = (Date.parse(lastDay) - Date.parse(today)) / 86_400_000
  return days < 0 ? 'expired' : days <= noticeDays ? 'expiring' : 'valid'
}
