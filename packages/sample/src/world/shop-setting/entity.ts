import { shopSettings } from '@console/domain/shop-setting'
import { once } from '../../draws/once'
import type { SectionRow } from '../../sections/sectionEndpoints'
import type { Entity } from '../../store/entity'
import { shopSettingHistory } from './past'
import { shopSettingSeeds } from './seeds'

/** The sections of the shop's settings, as the store keeps them. */
export const shopSettingEntity: Entity<SectionRow> = {
  name: shopSettings.id,
  seed: once(() =>
    Object.entries(shopSettingSeeds).map(([section, values]): SectionRow => {
      const [last] = shopSettingHistory(section)
      return {
        section,
        version: last?.version ?? 1,
        changed: last ? { by: last.by, at: last.at } : null,
        values,
      }
    }),
  ),
  token: 'section',
}
