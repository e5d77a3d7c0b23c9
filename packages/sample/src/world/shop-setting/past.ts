import type { SectionChange } from '@console/core/sections'
import type { ShopSettings } from '@console/domain/shop-setting'
import { once } from '../../draws/once'
import { instant, sampleStart } from '../../store/clock'
import { staffActor } from '../shared/actors'
import { day } from '../shared/approval'
import { shopSettingSeeds } from './seeds'

type Name = keyof ShopSettings

/** What a change replaced. */
interface Replaced<Section extends Name = Name> {
  /** How many days before the sample's start. */
  daysAgo: number
  /** What it took the place of: fields that are left out were not changed. */
  before: Partial<ShopSettings[Section]>
}

/** What was changed before the sample's start, the newest first. All of it by the one who may. */
const replaced: { [Section in Name]?: readonly Replaced<Section>[] } = {
  general: [
    {
      daysAgo: 210,
      before: { currencies: shopSettingSeeds.general.currencies.filter((code) => code !== 'SOS') },
    },
  ],
  orders: [
    { daysAgo: 12, before: { autoCancelUnpaidHours: 72 } },
    {
      daysAgo: 96,
      before: {
        autoCompleteDays: 14,
        prefixes: { ...shopSettingSeeds.orders.prefixes, manual: 'MAN' },
      },
    },
  ],
  delivery: [
    {
      daysAgo: 40,
      before: { zones: shopSettingSeeds.delivery.zones.slice(0, 2) },
    },
  ],
  returns: [{ daysAgo: 61, before: { windowDays: 7 } }],
  review: [
    {
      daysAgo: 33,
      before: { autoApprove: { kinds: [], trustedAfter: 50 } },
    },
  ],
}

/** By section, the newest first. */
const changes = once(() => {
  const by = staffActor(0)
  return new Map(
    (Object.keys(replaced) as Name[]).map((section) => {
      const steps: readonly Replaced[] = replaced[section] ?? []
      let after: object = shopSettingSeeds[section]
      const made = steps.map(({ daysAgo, before: fields }, place): SectionChange => {
        const change = {
          version: steps.length + 1 - place,
          at: instant(sampleStart - daysAgo * day),
          by,
          before: { ...after, ...fields },
          after,
        }
        after = change.before
        return change
      })
      return [section as string, made] as const
    }),
  )
})

/** What was changed of a section before the sample's start, the newest first. */
export function shopSettingHistory(section: string): readonly SectionChange[] {
  return changes().get(section) ?? []
}
