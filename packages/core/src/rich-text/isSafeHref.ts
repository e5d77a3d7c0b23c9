/**
 * Checks whether a link of a text is safe: an https or email address, or a path of the same site. No other scheme, no other host disguised
 * as a path (`//host`, `/\host`).
 */
export function isSafeHref(href: string): boolean {
  // Characters that a browser removes before parsing an address disguise it.
  if (/[\s\p{Cc}\\]/u.test(href)) return false
  if (/^\/(?!\/)/.test(href)) return true
  if (/^mailto:/i.test(href)) return /^mailto:[^@?]+@[^@?]+\.[^@?]+$/i.test(href)
  return /^https:\/\/[^/]/i.test(href) && URL.canParse(href)
}
