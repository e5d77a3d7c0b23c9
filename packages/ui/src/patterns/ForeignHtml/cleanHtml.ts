import createPurifier from 'dompurify'

/** What an article or a message is written with. Nothing that is drawn over the page, sends anything or loads anything. */
const tags =
  'a abbr b bdi bdo blockquote br cite code dd del div dl dt em h2 h3 h4 hr i ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul'

/** No `style`, `class`, `id` or `name`: foreign words neither look like the console's nor stand in its way. */
const attributes = 'colspan dir href lang reversed rowspan start title'

const purifier = createPurifier()

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName !== 'A' || !element.hasAttribute('href')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer nofollow')
})

/** HTML that somebody else wrote, without anything that could act, be fetched, or pass for a part of the console. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  })
}
