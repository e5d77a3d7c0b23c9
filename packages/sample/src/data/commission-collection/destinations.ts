import type { Currency } from '@console/core/contracts'
import type { Destination } from '@console/domain/commission-voucher'
import { token } from '../../random/token'
import { agentAccounts } from '../agent/accounts'
import type { Country } from '../../random/people'

/** Withholding tax of the agent's country, in hundredths of a per cent. */
export const withheldIn: Record<Country, number> = {
  KE: 500,
  UG: 600,
  TZ: 500,
  RW: 1500,
  ET: 200,
  SO: 0,
}

/**
 * Payout destinations of an agent in a currency: accounts that accept it, or cash at the office.
 */
export function destinationsOf(agent: number, currency: Currency): Destination[] {
  const accounts = agentAccounts(agent)
    .filter((account) => account.currency === currency)
    .map(({ accountToken, type, provider, accountMasked, verified }): Destination => ({
      token: accountToken,
      method: type,
      label: `${provider} ${accountMasked}`,
      isVerified: verified,
    }))
  return [...accounts, { token: token('cash', agent), method: 'cash', label: '', isVerified: true }]
}
