import { shopSettings } from '@console/domain/shop-setting'
import { seedSections } from '../../sections/seedSections'
import { staffActor } from '../../accounts/actors'
import { shopSettingSeeds } from './seeds'

const { general, orders, delivery } = shopSettingSeeds

/** Stored sections of the shop's settings, and the earlier changes of each; all by the one who may make them. */
export const { entity: shopSettingEntity, past: shopSettingHistory } = seedSections({
  document: shopSettings,
  values: shopSettingSeeds,
  replaced() {
    const by = staffActor(0)
    return {
      general: [
        {
          daysAgo: 210,
          by,
          before: { currencies: general.currencies.filter((code) => code !== 'SOS') },
        },
      ],
      orders: [
        { daysAgo: 12, by, before: { autoCancelUnpaidHours: 72 } },
        {
          daysAgo: 96,
          by,
          before: { autoCompleteDays: 14, prefixes: { ...orders.prefixes, manual: 'STF' } },
        },
      ],
      delivery: [{ daysAgo: 40, by, before: { zones: delivery.zones.slice(0, 2) } }],
      returns: [{ daysAgo: 61, by, before: { windowDays: 7 } }],
      review: [{ daysAgo: 33, by, before: { autoApprove: { kinds: [], trustedAfter: 50 } } }],
    }
  },
})
