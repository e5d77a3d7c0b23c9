/**
 * HTML whose `style` attributes are called `data-style`, without style sheets: our policy forbids them, and the browser would report each
 * as it parses them, also in a document that is never shown.
 */
export function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style[\s>][\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
      tag.replaceAll(
        /("[^"]*"|'[^']*')|(?<![\w-])style(?=\s*=)/gi,
        (_, quoted?: string) => quoted ?? 'data-style',
      ),
    )
}

/** The style that an element had. */
export const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''
