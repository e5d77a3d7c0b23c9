/** Specification 2, users. `?selected=` names the selected one. */
export const shopUsersPath = '/shop-users'

/** Address of a shop user. */
export const toShopUser = (userToken: string) => `${shopUsersPath}?selected=${userToken}`
