import type { RichText, Span } from '@console/core/rich-text'
import type { JSONContent } from '@tiptap/core'

/** Converts a text to the editor's document. */
export function toDocument(text: RichText): JSONContent {
  return {
    type: 'doc',
    content: text.map((block) => {
      if (block.type === 'paragraph') return paragraph(block.spans)
      if (block.type === 'heading')
        return { type: 'heading', attrs: { level: block.level }, content: block.spans.map(toWords) }
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        attrs: {
          level: block.level ?? null,
          ...(block.isOrdered && { start: block.start ?? 1 }),
        },
        content: block.items.map((spans) => ({ type: 'listItem', content: [paragraph(spans)] })),
      }
    }),
  }
}

const paragraph = (spans: readonly Span[]): JSONContent => ({
  type: 'paragraph',
  content: spans.map(toWords),
})

function toWords({ text, isBold, isItalic, href }: Span): JSONContent {
  const marks = [
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isItalic ? [{ type: 'italic' }] : []),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ]
  return { type: 'text', text, ...(marks.length > 0 && { marks }) }
}

/**
 * Converts the editor's document to a text, without empty paragraphs at its ends: an editor always has one, while an empty text
 * has no block.
 */
export function fromDocument({ content = [] }: JSONContent): RichText {
  const written = content.map(({ content }) => content !== undefined)
  return content
    .slice(Math.max(0, written.indexOf(true)), written.lastIndexOf(true) + 1)
    .map(toBlock)
}

function toBlock({ type, attrs, content = [] }: JSONContent): RichText[number] {
  if (type === 'heading')
    return { type, level: attrs?.level === 2 ? 2 : 3, spans: content.map(toSpan) }
  if (type !== 'bulletList' && type !== 'orderedList')
    return { type: 'paragraph', spans: content.map(toSpan) }
  const items = content.map((item) => (item.content?.[0]?.content ?? []).map(toSpan))
  const { start = 1, level = null } = (attrs ?? {}) as { start?: number; level?: 2 | 3 | null }
  return {
    type: 'list',
    isOrdered: type === 'orderedList',
    ...(start !== 1 && { start }),
    ...(level !== null && { level }),
    items,
  }
}

/** Marks in the order of the contract, so that equal texts are serialized the same. */
function toSpan({ text = '', marks = [] }: JSONContent): Span {
  const has = (mark: string) => marks.some(({ type }) => type === mark)
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href as string | undefined
  return {
    text,
    ...(has('bold') && { isBold: true }),
    ...(has('italic') && { isItalic: true }),
    ...(href !== undefined && { href }),
  }
}
