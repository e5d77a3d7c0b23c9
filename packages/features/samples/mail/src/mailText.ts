const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Plain text of a message, for previews, search and quotes. Never rendered as HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<(style|script|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Escapes plain text as HTML. */
export function htmlOf(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Parses addresses: "Ada <ada@example.com>, bo@example.com". Null if one of them is invalid. */
export function readRecipients(text: string): { name: string; email: string }[] | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const read = parts.map((part) => {
    const [, name = '', email = ''] =
      /^(?:(.*?)\s*<)?([^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>?$/.exec(part) ?? []
    return { name: name.trim() || email, email }
  })
  return read.length > 0 && read.every(({ email }) => email !== '') ? read : null
}

/** Formats addresses for `readRecipients`. */
export function writeRecipients(people: readonly { name: string; email: string }[]): string {
  return people
    .map(({ name, email }) =>
      name === email || name === '' ? email : `${name.replace(/[,;<>]/g, ' ')} <${email}>`,
    )
    .join(', ')
}
