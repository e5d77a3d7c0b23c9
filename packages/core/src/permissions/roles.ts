/** Specification 6: the four role names, and `guest`, who is treated as not logged in. */
export type Role = 'SuperAdmin' | 'admin' | 'staff' | 'customer' | 'guest'

/**
 * The specification's "system admin role": everyone who operates the marketplace (decision 0003).
 * What separates staff from administrators is capabilities, not routes.
 */
export const systemAdmin: readonly Role[] = ['SuperAdmin', 'admin', 'staff']

/** Who decides about accounts, money and settings: everyone who operates the marketplace but staff. */
export const administrators: readonly Role[] = ['SuperAdmin', 'admin']

/** Everyone who is signed in. */
export const signedIn: readonly Role[] = ['SuperAdmin', 'admin', 'staff', 'customer']

/** Who is not signed in. */
export const guestsOnly: readonly Role[] = ['guest']
