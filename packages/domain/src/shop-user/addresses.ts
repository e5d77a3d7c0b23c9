/** Specification 2, users. `?selected=` names one. */
export const shopUsersPath = '/shop-users'

/** Where somebody who shops is looked at. */
export const toShopUser = (userToken: string) => `${shopUsersPath}?selected=${userToken}`
