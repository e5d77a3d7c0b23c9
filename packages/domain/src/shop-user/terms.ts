/** A person who buys for themselves, or one who orders for a business. */
export const shopUserTypes = ['consumer', 'business_buyer'] as const

/**
 * Statuses of a customer, which decide whether they can sign in to the shop. An unconfirmed one has not confirmed the address yet; a deleted one has
 * requested it, and is retained for the sake of the orders.
 */
export const shopUserStatuses = ['unconfirmed', 'active', 'blocked', 'deleted'] as const

export type ShopUserStatus = (typeof shopUserStatuses)[number]

/** Actions of administrators on customers. */
export const shopUserActions = ['block', 'unblock'] as const

export type ShopUserAction = (typeof shopUserActions)[number]

/** Blockers of these actions. */
export const shopUserBlockers = ['wrong_status', 'note_missing'] as const

/** Contacts of a customer that can be revealed. */
export const contactFields = ['phone', 'email'] as const

export type ContactField = (typeof contactFields)[number]

/** Consents of a customer. */
export const consents = ['terms', 'marketing_email', 'marketing_text'] as const

/** Maximum contacts that one person may reveal per hour. */
export const revealsPerHour = 20

/** Duration for which a contact is shown, in milliseconds. */
export const revealedFor = 60_000

/** Number of days without an order after which a customer is dormant. */
export const dormantAfterDays = 90

/** Length of the reason for blocking, unblocking or revealing. */
export const reasonLength = { min: 5, max: 300 } as const
