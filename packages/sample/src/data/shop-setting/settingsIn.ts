import type { ShopSettings } from '@console/domain/shop-setting'
import { sectionIn } from '../../sections/sectionEndpoints'
import type { SampleDatabase } from '../../store/store'
import { shopSettingEntity } from './entity'

/** Current values of a section of the shop's settings. */
export function settingsIn<Section extends keyof ShopSettings>(
  database: SampleDatabase,
  section: Section,
): ShopSettings[Section] {
  return sectionIn(database, shopSettingEntity, section).values as ShopSettings[Section]
}
