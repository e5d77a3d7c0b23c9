/** Pages about the shop, in display order. */
export const productPages = ['about', 'terms', 'privacy', 'returns', 'help'] as const

export type ProductPage = (typeof productPages)[number]

/** Social networks of the shop. */
export const socialNetworks = [
  'facebook',
  'instagram',
  'linkedin',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
] as const

/** Minimum length of a page in English for publication. */
export const leastPageCharacters = 200

/** Size of an uploaded logo at most. */
export const maxLogoBytes = 256 * 1024

/** Characters of such a logo as an address: base64 writes three bytes with four. */
export const longestLogo = Math.ceil((maxLogoBytes * 4) / 3) + 40
