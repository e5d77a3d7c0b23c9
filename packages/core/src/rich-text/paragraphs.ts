import type { RichText, Span } from './richText'

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
