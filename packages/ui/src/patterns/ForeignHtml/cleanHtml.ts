import createPurifier, { type DOMPurify } from 'dompurify'

/**
 * Images to draw. `none`: none. `enclosed`: those embedded in the text. `all`: those of other hosts too, which then learn that someone is
 * looking at them.
 */
export type ForeignPictures = 'none' | 'enclosed' | 'all'

/** Elements of an article or a message. None is drawn over the page, sends or loads anything. */
const tags =
  'a abbr b bdi bdo blockquote br cite code dd del div dl dt em h2 h3 h4 hr i ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul'

/** No `style`, `class`, `id` or `name`: foreign content neither imitates nor interferes with the console. */
const attributes = 'colspan dir href lang reversed rowspan start title'

/** Allowed sources of images. */
const sources: Record<ForeignPictures, RegExp | null> = {
  none: null,
  enclosed: /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i,
  all: /^(?:data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]|https?:\/\/)/i,
}

/** Created on first use: they need a document, which unit tests don't have. */
const purifiers = new Map<ForeignPictures, DOMPurify>()

function makePurifier(pictures: ForeignPictures): DOMPurify {
  const made = createPurifier(window)
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A' && isOfThisHost(element.getAttribute('href')))
      element.removeAttribute('href')
    if (element.nodeName === 'A' && element.hasAttribute('href')) {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer nofollow')
      // The true target, whatever the link's text says.
      element.setAttribute('title', withoutScheme(element.getAttribute('href') ?? ''))
    }
    if (element.nodeName !== 'IMG') return
    if (!sources[pictures]?.test(element.getAttribute('src') ?? '')) element.remove()
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '')
    element.setAttribute('loading', 'lazy')
    element.setAttribute('referrerpolicy', 'no-referrer')
  })
  purifiers.set(pictures, made)
  return made
}

/**
 * Checks whether a link leads to this console, by any scheme and port. Foreign content must not: the user's click on, say, "sign out" would
 * count as their own.
 */
function isOfThisHost(href: string | null): boolean {
  // Parsed as the browser does: `https:/logout` is a path of this console.
  if (href === null || !URL.canParse(href, location.href)) return false
  const withoutDot = (host: string) => host.replace(/\.$/, '')
  return withoutDot(new URL(href, location.href).hostname) === withoutDot(location.hostname)
}

/** Returns the host of a link, or its address or number where it has none. */
function withoutScheme(href: string): string {
  return URL.canParse(href) ? new URL(href).host || href.replace(/^[a-z]+:/i, '') : href
}

/** Sanitizes foreign HTML: nothing in it can act, fetch without permission, or pass for a part of the console. */
export function cleanHtml(html: string, pictures: ForeignPictures = 'none'): string {
  const purifier = purifiers.get(pictures) ?? makePurifier(pictures)
  const hasPictures = pictures !== 'none'
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...tags.split(' '), ...(hasPictures ? ['img'] : [])],
    ALLOWED_ATTR: [
      ...attributes.split(' '),
      ...(hasPictures ? ['src', 'alt', 'width', 'height'] : []),
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  })
}

/** Checks whether a text has images of other hosts, which `all` would fetch. */
export function hasRemotePictures(html: string): boolean {
  return cleanHtml(html, 'all').length > cleanHtml(html, 'enclosed').length
}
