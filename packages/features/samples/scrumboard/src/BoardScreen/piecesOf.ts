/** A card that is drawn, or as much room as cards that are not would take. */
export type Piece =
  | { kind: 'card'; id: string; place: number }
  | { kind: 'room'; key: string; height: number }

/** What is in sight of a list, in px from its beginning. */
export interface Sight {
  top: number
  bottom: number
}

/**
 * Of cards of different heights those that are in sight, and between them the room of the others.
 * @param heightOf how high a card is, as it was measured or is guessed
 * @param pinned those that are drawn wherever they are: what has the focus, and what is lifted
 */
export function piecesOf(
  ids: readonly string[],
  heightOf: (id: string) => number,
  { top, bottom }: Sight,
  pinned: ReadonlySet<string>,
): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  ids.forEach((id, place) => {
    const height = heightOf(id)
    const isInSight = at + height >= top && at <= bottom
    at += height
    const last = pieces.at(-1)
    if (isInSight || pinned.has(id)) pieces.push({ kind: 'card', id, place })
    else if (last?.kind === 'room') last.height += height
    else pieces.push({ kind: 'room', key: `room ${id}`, height })
  })
  return pieces
}
