import type { Note } from '../contract'
import { textLines, textSizeOf } from './textSize'

/** How many entries of a checklist a card shows. */
export const shownItems = 8

/** About how high a note's card is, in pixels: made of what is in it, not measured, so that nothing moves once it is drawn. */
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

/** Deals notes to columns, each to the one that is least high so far: the first stand at the top, in their order. */
export function columnsOf(notes: readonly Note[], count: number): Note[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, notes: [] as Note[] }))
  for (const note of notes) {
    const [least] = columns.toSorted((one, other) => one.height - other.height)
    least?.notes.push(note)
    if (least) least.height += heightOf(note)
  }
  return columns.map((column) => column.notes)
}
