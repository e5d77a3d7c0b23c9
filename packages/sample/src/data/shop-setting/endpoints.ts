import type { Currency } from '@console/core/contracts'
import { shopSettings, type ShopSettings } from '@console/domain/shop-setting'
import { sectionEndpoints } from '../../sections/sectionEndpoints'
import type { Sentence } from '../../server/sentences'
import type { SampleDatabase } from '../../store/store'
import { orderEntity } from '../order/entity'
import { isCounty } from '../place/lists'
import { shopSettingEntity, shopSettingHistory } from './entity'

/** Endpoints of the shop's settings. */
export const shopSettingEndpoints = sectionEndpoints({
  document: shopSettings,
  entity: shopSettingEntity,
  past: shopSettingHistory,
  faults(section, values, database) {
    if (section === 'general') return currenciesInUse(values as ShopSettings['general'], database)
    return section === 'delivery' ? unknownCounties(values as ShopSettings['delivery']) : []
  },
})

/** Nothing is delivered outside the zones, so a misspelt county would silently lose delivery. */
function unknownCounties({ zones }: ShopSettings['delivery']) {
  return zones.flatMap(({ counties }, place) => {
    const unknown = counties.filter((name) => !isCounty(name))
    const message: Sentence = {
      key: 'setting.county_unknown',
      values: { counties: unknown.join(', ') },
    }
    return unknown.length === 0 ? [] : [{ pointer: `/zones/${place}/counties`, message }]
  })
}

/** Refuses to remove a currency that has orders. */
function currenciesInUse({ currencies }: ShopSettings['general'], database: SampleDatabase) {
  const used = new Set<Currency>(database.rows(orderEntity).map(({ total }) => total.currency))
  const missing = [...used].filter((currency) => !currencies.includes(currency))
  if (missing.length === 0) return []
  const message: Sentence = {
    key: 'setting.currency_used',
    values: { currencies: missing.join(', ') },
  }
  return [{ pointer: '/currencies', message }]
}
