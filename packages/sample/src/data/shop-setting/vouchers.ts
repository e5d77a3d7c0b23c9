import type { Currency, Money } from '@console/core/contracts'
import type { SampleDatabase } from '../../store/store'
import { withheldIn } from '../commission-collection/destinations'
import type { Country } from '../../random/people'
import { settingsIn } from './settingsIn'

/** Minimum that the shop pays at once in a currency; null for any amount. */
export function minIn(currency: Currency, database: SampleDatabase): Money | null {
  const { minVoucher } = settingsIn(database, 'commission')
  return minVoucher.find((each) => each.currency === currency) ?? null
}

/**
 * Withholding tax of an agent's country, in hundredths of a per cent: from the settings in the shop's home country, elsewhere by
 * local law.
 */
export function withheldFor(country: Country, database: SampleDatabase): number {
  return country === 'KE' ? settingsIn(database, 'commission').withholdingBps : withheldIn[country]
}
