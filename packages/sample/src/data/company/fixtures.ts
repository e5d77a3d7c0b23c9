import { token } from '../../random/token'

/** Indices of the companies that stories and tests may rely on. */
export const fixtureCompanies = {
  /** Active, with a valid licence. */
  ordinary: 0,
  /** Suspended, with products. */
  suspended: 3,
  /** Active, with an expired licence. */
  expired: 5,
  /** Its licence expires within 60 days. */
  expiring: 7,
  /** With an Arabic name. */
  arabic: 9,
  /** The longest name. */
  longest: 11,
} as const

/** Token of a company that stories and tests rely on. */
export function fixtureCompany(name: keyof typeof fixtureCompanies): string {
  return token('company', fixtureCompanies[name])
}
