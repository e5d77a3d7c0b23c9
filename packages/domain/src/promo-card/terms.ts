/** Where a card is shown; each place has an order of its own. */
export const placements = ['business_home', 'shop_home', 'checkout'] as const

/** Where a card is shown. */
export type Placement = (typeof placements)[number]

/** Who sees a card. */
export const audiences = ['b2c', 'b2b', 'merchant', 'agent'] as const

/** Who sees a card. */
export type Audience = (typeof audiences)[number]

/** Where a card stands: a draft is shown to nobody; what is scheduled is live from its first day on, and ended after its last. */
export const promoStates = ['draft', 'scheduled', 'live', 'ended', 'archived'] as const

/** Where a card stands. */
export type PromoState = (typeof promoStates)[number]

/** What can be done with a card beside writing it. */
export const promoActions = ['publish', 'stop', 'archive'] as const

/** What can be done with a card beside writing it. */
export type PromoAction = (typeof promoActions)[number]

/** So many characters each text has at most, in any language. */
export const longest = { title: 60, body: 160, label: 24 } as const

/** The least size of a picture, in pixels; 16 to 9. */
export const pictureSize = { width: 1200, height: 675 } as const

/** So many bytes a picture has at most. */
export const mostBytes = 1024 * 1024
