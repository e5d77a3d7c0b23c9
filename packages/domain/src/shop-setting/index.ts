export { shopSettingPath } from './addresses'
export { appliedByOthers } from './appliedByOthers'
export { shopSettingCapabilities } from './capabilities'
export { type DeliveryZone, shopSettings, type ShopSettings } from './contract'
export { type ShopSettingRule, shopSettingRules } from './rules'
export {
  autoApprovedKinds,
  notifiedEvents,
  notifyChannels,
  reviewedKinds,
  taxClasses,
  taxCountries,
  timeZones,
  weekdays,
} from './terms'
