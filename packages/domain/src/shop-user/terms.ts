/** A person who buys for themselves, or one who orders for a business. */
export const shopUserTypes = ['consumer', 'business_buyer'] as const

/**
 * Whether somebody can sign in to the shop. Who has registered and not confirmed their address cannot yet; who is deleted has asked for it, and stays
 * for the sake of the orders.
 */
export const shopUserStatuses = ['unconfirmed', 'active', 'blocked', 'deleted'] as const

/** Whether somebody can sign in to the shop. */
export type ShopUserStatus = (typeof shopUserStatuses)[number]

/** What an administrator may do with somebody who shops. */
export const shopUserActions = ['block', 'unblock'] as const

/** What an administrator may do with somebody who shops. */
export type ShopUserAction = (typeof shopUserActions)[number]

/** Why an action cannot be taken now. */
export const shopUserHindrances = ['wrong_status', 'note_missing'] as const

/** What of somebody can be revealed. */
export const contactFields = ['phone', 'email'] as const

/** What of somebody can be revealed. */
export type ContactField = (typeof contactFields)[number]

/** What somebody agrees to, or not. */
export const consents = ['terms', 'marketing_email', 'marketing_text'] as const

/** So many contacts one person may reveal in an hour. */
export const revealsPerHour = 20

/** A contact is shown for so long, in milliseconds. */
export const revealedFor = 60_000

/** Who has ordered, and not for so many days, is dormant. */
export const dormantAfterDays = 90

/** Why somebody is blocked, let in again, or revealed has so many characters. */
export const reasonLength = { least: 5, most: 300 } as const
