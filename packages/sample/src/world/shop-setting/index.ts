export { shopSettingEndpoints } from './endpoints'
export { shopSettingEntity } from './entity'
