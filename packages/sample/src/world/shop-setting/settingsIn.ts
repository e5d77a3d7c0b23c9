import type { ShopSettings } from '@console/domain/shop-setting'
import { sectionIn } from '../../sections/sectionEndpoints'
import type { World } from '../../store/store'
import { shopSettingEntity } from './entity'

/** Current values of a section of the shop's settings. */
export function settingsIn<Section extends keyof ShopSettings>(
  world: World,
  section: Section,
): ShopSettings[Section] {
  return sectionIn(world, shopSettingEntity, section).values as ShopSettings[Section]
}
