/**
 * Renames `style` attributes in HTML to `data-style` and removes style sheets: our policy forbids them, and browsers report each
 * violation while parsing, even in an inert document.
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

/** Original style of an element. */
export const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''
