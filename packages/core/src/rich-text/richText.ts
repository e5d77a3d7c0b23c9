import * as z from 'zod/mini'

/** A run of equally formatted words. One with an `href` is a link. */
const span = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(5000)),
  isBold: z.optional(z.literal(true)),
  isItalic: z.optional(z.literal(true)),
  href: z.optional(z.string().check(z.maxLength(2000), z.refine(isSafeHref))),
})

const spans = z.array(span).check(z.maxLength(200))

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), spans }),
  /** The page's title is level 1: a text has levels 2 and 3. */
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), spans }),
  z.object({
    type: z.literal('list'),
    isOrdered: z.boolean(),
    /** Number of its first entry. Default: 1. */
    start: z.optional(z.int().check(z.gte(0), z.lte(9999))),
    /** Nesting level below the previous list. Default: 1. */
    level: z.optional(z.literal([2, 3])),
    items: z.array(spans),
  }),
])

/**
 * A text with headings, lists, emphasis and links, as structured data instead of markup. So there is nothing to escape or sanitize:
 * anything not declared here is dropped, on reading and writing (decision 0028).
 */
export const richText = z.array(block).check(z.maxLength(400))

/** A text with headings, lists, emphasis and links. Empty text has no blocks. */
export type RichText = z.infer<typeof richText>

/** A paragraph, a heading or a list. */
export type Block = RichText[number]

/** A run of equally formatted words. */
export type Span = z.infer<typeof span>

/**
 * Creates a text with one line per block: `## ` a heading, `- ` the entries of a list, `1. ` those of a numbered one; `**bold**`. For texts
 * in code.
 * @example blocks('## Who we are', 'We trade **fairly**.')
 */
export function blocks(...lines: readonly string[]): RichText {
  return lines.reduce<RichText>((done, line) => {
    const [, mark = '', words = ''] = /^(###? |- |1\. )?(.*)$/.exec(line) ?? []
    const spans = spansOf(words)
    if (mark.startsWith('#'))
      return [...done, { type: 'heading', level: mark === '## ' ? 2 : 3, spans }]
    if (mark === '') return [...done, { type: 'paragraph', spans }]
    const last = done.at(-1)
    const isOrdered = mark !== '- '
    if (last?.type === 'list' && last.isOrdered === isOrdered)
      return [...done.slice(0, -1), { ...last, items: [...last.items, spans] }]
    return [...done, { type: 'list', isOrdered, items: [spans] }]
  }, [])
}

function spansOf(words: string): Span[] {
  return words
    .split('**')
    .map((text, place): Span => (place % 2 === 1 ? { text, isBold: true } : { text }))
    .filter(({ text }) => text !== '')
}

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

const wordsOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

/** Plain text by paragraph; each entry of a list is one. */
export function paragraphsOf(text: RichText): string[] {
  return text.flatMap((block) =>
    block.type === 'list' ? block.items.map(wordsOf) : [wordsOf(block.spans)],
  )
}

/**
 * Number of visible characters of a text: as people count them, without formatting and without spaces at the ends of paragraphs.
 */
export function countCharacters(text: RichText): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return paragraphsOf(text).reduce(
    (sum, paragraph) => sum + [...segmenter.segment(paragraph.trim())].length,
    0,
  )
}
