export { dayOffset } from './dayOffset'
export { shopSettingEndpoints } from './endpoints'
export { shopSettingEntity } from './entity'
