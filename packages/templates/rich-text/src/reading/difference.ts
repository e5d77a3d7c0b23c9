import type { RichText, Span } from '@console/core/rich-text'
import { diffArrays, diffWordsWithSpace } from 'diff'

/** Run of words that stayed, were added or were removed. */
export interface ChangedWords {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Change of a paragraph, or several unchanged ones. */
export type Difference =
  | { kind: 'same'; count: number }
  | { kind: 'added' | 'removed'; text: string }
  | { kind: 'changed'; words: readonly ChangedWords[] }
  /** Same text in a different style: emphasis, a link, a heading. */
  | { kind: 'looks'; text: string }

/** Paragraph, heading or list entry: its text, and its full content. */
interface Line {
  text: string
  whole: string
}

/** Differences between two texts, paragraph by paragraph; within a changed one, word by word. Empty when they are equal. */
export function differenceBetween(before: RichText, after: RichText): Difference[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const parts = diffArrays(old, now, { comparator: (one, other) => one.whole === other.whole })
  if (parts.every(({ added, removed }) => !added && !removed)) return []
  return parts.flatMap((part, place): Difference[] => {
    const [last, next] = [parts[place - 1], parts[place + 1]]
    if (part.removed) return became(part.value, next?.added ? next.value : [])
    if (!part.added) return [{ kind: 'same', count: part.value.length }]
    // A replacement was reported together with the removal.
    return last?.removed ? [] : became([], part.value)
  })
}

/** Pairs removed lines with those that replaced them, as far as they go. */
function became(old: readonly Line[], now: readonly Line[]): Difference[] {
  return Array.from({ length: Math.max(old.length, now.length) }, (_, place): Difference => {
    const [was, is] = [old[place], now[place]]
    if (!was) return { kind: 'added', text: is?.text ?? '' }
    if (!is) return { kind: 'removed', text: was.text }
    return was.text === is.text
      ? { kind: 'looks', text: is.text }
      : { kind: 'changed', words: wordsBetween(was.text, is.text) }
  })
}

function wordsBetween(before: string, after: string): ChangedWords[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

function linesOf(text: RichText): Line[] {
  return text.flatMap((block) =>
    block.type === 'list'
      ? block.items.map((spans) =>
          lineOf(spans, {
            type: block.type,
            isOrdered: block.isOrdered,
            start: block.start,
            level: block.level,
          }),
        )
      : [lineOf(block.spans, { ...block, spans: null })],
  )
}

function lineOf(spans: readonly Span[], kind: object): Line {
  const text = spans.map((span) => span.text).join('')
  return { text, whole: JSON.stringify({ kind, spans }) }
}
