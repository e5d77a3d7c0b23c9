import { token } from '../../draws/token'

/** The places of companies that stories and tests may rely on. */
export const goldenCompanies = {
  /** It is active, and its licence holds. */
  ordinary: 0,
  /** It is suspended, and has products. */
  suspended: 3,
  /** Its licence has expired; it is active. */
  expired: 5,
  /** Its licence expires within 60 days. */
  expiring: 7,
  /** Its name is Arabic. */
  arabic: 9,
  /** Nobody has a longer name. */
  longest: 11,
} as const

/** The token of a company that stories and tests rely on. */
export function goldenCompany(name: keyof typeof goldenCompanies): string {
  return token('company', goldenCompanies[name])
}
