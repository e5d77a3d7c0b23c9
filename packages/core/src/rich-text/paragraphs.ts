import type { RichText, Span } from './richText'

const wordsOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

/** What a text says without its looks, paragraph by paragraph; each entry of a list is one. */
export function paragraphsOf(text: RichText): string[] {
  return text.flatMap((block) =>
    block.type === 'list' ? block.items.map(wordsOf) : [wordsOf(block.spans)],
  )
}

/** How many characters are read of a text: as people count them, without its looks and without spaces at the ends of paragraphs. */
export function countCharacters(text: RichText): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return paragraphsOf(text).reduce(
    (sum, paragraph) => sum + [...segmenter.segment(paragraph.trim())].length,
    0,
  )
}
