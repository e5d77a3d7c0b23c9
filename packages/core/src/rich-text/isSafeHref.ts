/**
 * Whether a link of a text may lead there: to an https address, to an e-mail address, or to a path of the same site. No other scheme, no other
 * host in the guise of a path (`//host`, `/\host`).
 */
export function isSafeHref(href: string): boolean {
  // What a browser would take out of an address before it reads it hides what it is.
  if (/[\s\p{Cc}\\]/u.test(href)) return false
  if (/^\/(?!\/)/.test(href)) return true
  if (/^mailto:/i.test(href)) return /^mailto:[^@?]+@[^@?]+\.[^@?]+$/i.test(href)
  return /^https:\/\/[^/]/i.test(href) && URL.canParse(href)
}
