/** The pages that the shop has of itself, in their order. */
export const productPages = ['about', 'terms', 'privacy', 'returns', 'help'] as const

/** One of the pages that the shop has of itself. */
export type ProductPage = (typeof productPages)[number]

/** Where the shop can be followed. */
export const socialNetworks = [
  'facebook',
  'instagram',
  'linkedin',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
] as const

/** How many characters a page has in English at least before it is published. */
export const leastPageCharacters = 200

/** Size of an uploaded logo at most. */
export const maxLogoBytes = 256 * 1024

/** Characters of such a logo as an address: base64 writes three bytes with four. */
export const longestLogo = Math.ceil((maxLogoBytes * 4) / 3) + 40
