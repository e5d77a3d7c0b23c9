export { dayOffset } from '../../lists/dayOffset'
export { shopSettingEndpoints } from './endpoints'
export { shopSettingEntity } from './entity'
