/** Placements of cards, each with its own order. */
export const placements = ['business_home', 'shop_home', 'checkout'] as const

export type Placement = (typeof placements)[number]

/** Audiences of cards. */
export const audiences = ['b2c', 'b2b', 'merchant', 'agent'] as const

export type Audience = (typeof audiences)[number]

/** States of a card: a draft is not shown; a scheduled one is live from its first day, and has ended after its last. */
export const promoStates = ['draft', 'scheduled', 'live', 'ended', 'archived'] as const

export type PromoState = (typeof promoStates)[number]

/** Actions on a card beside editing it. */
export const promoActions = ['publish', 'stop', 'archive'] as const

export type PromoAction = (typeof promoActions)[number]

/** Maximum length of each text, in any language. */
export const longest = { title: 60, body: 160, label: 24 } as const

/** Minimum size of a picture, in pixels; 16:9. */
export const pictureSize = { width: 1200, height: 675 } as const

/** Maximum size of a picture, in bytes. */
export const maxBytes = 1024 * 1024
