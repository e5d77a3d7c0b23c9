/** Something on a card that has an id: an attachment, a checklist, one of its entries. */
interface Part {
  id: string
}

/**
 * The parts with one of them at a place; done twice it is there once.
 * @param place from 0; Infinity: behind the others
 */
export function withAt<Row extends Part>(parts: readonly Row[], part: Row, place: number): Row[] {
  return without(parts, part.id).toSpliced(place, 0, part)
}

/** The parts with one of them changed. */
export function withChanged<Row extends Part>(
  parts: readonly Row[],
  id: string,
  change: (part: Row) => Row,
): Row[] {
  return parts.map((part) => (part.id === id ? change(part) : part))
}

/** The parts without one of them. */
export function without<Row extends Part>(parts: readonly Row[], id: string): Row[] {
  return parts.filter((part) => part.id !== id)
}
