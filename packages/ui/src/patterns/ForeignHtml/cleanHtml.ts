import createPurifier, { type DOMPurify } from 'dompurify'

/**
 * Which pictures are drawn. `none`: none. `enclosed`: those whose data is in the text itself. `all`: those of other hosts too, which learn that
 * somebody looks at them.
 */
export type ForeignPictures = 'none' | 'enclosed' | 'all'

/** What an article or a message is written with. Nothing that is drawn over the page, sends anything or loads anything. */
const tags =
  'a abbr b bdi bdo blockquote br cite code dd del div dl dt em h2 h3 h4 hr i ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul'

/** No `style`, `class`, `id` or `name`: foreign words neither look like the console's nor stand in its way. */
const attributes = 'colspan dir href lang reversed rowspan start title'

/** Where the picture of a message may come from. */
const sources: Record<ForeignPictures, RegExp | null> = {
  none: null,
  enclosed: /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i,
  all: /^(?:data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]|https?:\/\/)/i,
}

/** Made when they are first asked for: they need a document, which unit tests do not have. */
const purifiers = new Map<ForeignPictures, DOMPurify>()

function makePurifier(pictures: ForeignPictures): DOMPurify {
  const made = createPurifier(window)
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A' && isOfThisHost(element.getAttribute('href')))
      element.removeAttribute('href')
    if (element.nodeName === 'A' && element.hasAttribute('href')) {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer nofollow')
      // Where it leads, whatever its words say.
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
 * Whether a link leads to this console, by whatever scheme and port. What others wrote does not lead there: a press on it would be one's own, as
 * one on "sign out" is.
 */
function isOfThisHost(href: string | null): boolean {
  // As the browser reads it: `https:/logout` is a path of this console.
  if (href === null || !URL.canParse(href, location.href)) return false
  const withoutDot = (host: string) => host.replace(/\.$/, '')
  return withoutDot(new URL(href, location.href).hostname) === withoutDot(location.hostname)
}

/** The host that a link leads to, or what else it names: an address or a number. */
function withoutScheme(href: string): string {
  return URL.canParse(href) ? new URL(href).host || href.replace(/^[a-z]+:/i, '') : href
}

/** HTML that somebody else wrote, without anything that could act, be fetched unasked, or pass for a part of the console. */
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

/** Whether there are pictures of other hosts in a text, which `all` would fetch. */
export function hasRemotePictures(html: string): boolean {
  return cleanHtml(html, 'all').length > cleanHtml(html, 'enclosed').length
}
