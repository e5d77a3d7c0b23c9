import type { Note } from '../contract'

/** Maximum number of checklist entries on a card. */
export const shownItems = 8

/**
 * Estimated height of a note's card in pixels: computed from its content, not measured, so that nothing moves after
 * drawing.
 */
export function heightOf(note: Note): number {
  const { image, title, description, checklist, labels, reminder } = note
  const size = textLines[textSizeOf(note)]
  const lines = (text: string, { signs }: { signs: number }) => Math.ceil(text.length / signs)
  return (
    88 +
    (image === '' ? 0 : 160) +
    lines(title, textLines.small) * 22 +
    Math.min(lines(description, size), 12) * size.height +
    Math.min(checklist.length, shownItems) * 28 +
    (labels.length > 0 || reminder !== null ? 34 : 0)
  )
}

/** Distributes notes to columns, each to the shortest so far: the first ones are at the top, in order. */
export function columnsOf(notes: readonly Note[], count: number): Note[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, notes: [] as Note[] }))
  for (const note of notes) {
    const [min] = columns.toSorted((one, other) => one.height - other.height)
    min?.notes.push(note)
    if (min) min.height += heightOf(note)
  }
  return columns.map((column) => column.notes)
}

/** Text size of a card. */
type TextSize = 'large' | 'medium' | 'small'

/** Text size of a card, larger for shorter texts: a phone number can be read from across the room. */
export function textSizeOf({
  description,
  checklist,
}: Pick<Note, 'description' | 'checklist'>): TextSize {
  const { length } = description.trim()
  if (checklist.length > 0 || length > 120) return 'small'
  return length > 48 ? 'medium' : 'large'
}

/** Approximate characters per line of a card, and line height in pixels. */
const textLines = {
  large: { signs: 22, height: 30 },
  medium: { signs: 30, height: 24 },
  small: { signs: 34, height: 20 },
} as const satisfies Record<TextSize, { signs: number; height: number }>
