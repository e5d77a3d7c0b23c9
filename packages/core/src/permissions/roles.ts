/** Specification 6: the four role names, and `guest`, who counts as not logged in. */
export type Role = 'SuperAdmin' | 'admin' | 'staff' | 'customer' | 'guest'

/**
 * The specification's "system admin role": everyone who operates the marketplace (decision 0003).
 * Capabilities, not routes, separate staff from administrators.
 */
export const systemAdmin: readonly Role[] = ['SuperAdmin', 'admin', 'staff']

/** Roles that decide about accounts, money and settings: all operators except staff. */
export const administrators: readonly Role[] = ['SuperAdmin', 'admin']

/** All roles that sign in. */
export const signedIn: readonly Role[] = ['SuperAdmin', 'admin', 'staff', 'customer']

/** The role of users who are not signed in. */
export const guestsOnly: readonly Role[] = ['guest']
