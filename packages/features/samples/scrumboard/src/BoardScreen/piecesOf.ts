/** A drawn card, or a spacer for cards that are not drawn. */
export type Piece =
  | { kind: 'card'; id: string; place: number }
  | { kind: 'room'; key: string; height: number }

/** Visible range of a list, in px from its start. */
export interface Sight {
  top: number
  bottom: number
}

/**
 * Visible cards of different heights, with spacers for the others.
 * @param heightOf measured or estimated height of a card
 * @param pinned cards that are always drawn: the focused and the lifted one
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
