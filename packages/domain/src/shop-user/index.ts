export { shopUsersPath, toShopUser } from './addresses'
export { revealContact } from './calls'
export { shopUserCapabilities } from './capabilities'
export {
  type RevealBody,
  revealBody,
  revealed,
  type ShopUser,
  type ShopUserDetail,
} from './contract'
export { shopUserFields } from './fields'
export { shopUserWorkflow } from './workflow'
export { shopUserLifecycle } from './lifecycle'
export { shopUsersResource } from './resource'
export {
  consents,
  type ContactField,
  dormantAfterDays,
  revealedFor,
  revealsPerHour,
  type ShopUserAction,
  type ShopUserStatus,
} from './terms'
