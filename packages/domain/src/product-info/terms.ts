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
export const minPageCharacters = 200

/** Maximum size of an uploaded logo. */
export const maxLogoBytes = 256 * 1024

/** Maximum length of such a logo as a `data:` URL: base64 takes four characters for three bytes. */
export const longestLogo = Math.ceil((maxLogoBytes * 4) / 3) + 40
