export { shopSettingPath } from './addresses'
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
