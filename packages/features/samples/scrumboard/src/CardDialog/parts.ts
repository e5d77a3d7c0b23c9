/** A part of a card with an id: an attachment, a checklist, a checklist entry. */
interface Part {
  id: string
}

/**
 * Inserts or moves a part to a position; idempotent.
 * @param place from 0; Infinity for the end
 */
export function withAt<Row extends Part>(parts: readonly Row[], part: Row, place: number): Row[] {
  return without(parts, part.id).toSpliced(place, 0, part)
}

/** Replaces one of the parts. */
export function withChanged<Row extends Part>(
  parts: readonly Row[],
  id: string,
  change: (part: Row) => Row,
): Row[] {
  return parts.map((part) => (part.id === id ? change(part) : part))
}

/** Removes one of the parts. */
export function without<Row extends Part>(parts: readonly Row[], id: string): Row[] {
  return parts.filter((part) => part.id !== id)
}
