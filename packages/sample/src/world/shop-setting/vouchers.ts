import type { Currency, Money } from '@console/core/contracts'
import type { World } from '../../store/store'
import { withheldIn } from '../commission-collection/destinations'
import type { Country } from '../names/places'
import { settingsIn } from './settingsIn'

/** Minimum that the shop pays at once in a currency; null for any amount. */
export function minIn(currency: Currency, world: World): Money | null {
  const { minVoucher } = settingsIn(world, 'commission')
  return minVoucher.find((each) => each.currency === currency) ?? null
}

/**
 * Withholding tax of an agent's country, in hundredths of a per cent: from the settings in the shop's home country, elsewhere by
 * local law.
 */
export function withheldFor(country: Country, world: World): number {
  return country === 'KE' ? settingsIn(world, 'commission').withholdingBps : withheldIn[country]
}
