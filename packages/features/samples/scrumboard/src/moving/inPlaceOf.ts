import type { BoardList } from '../contract'

/** Focused item of a board: a card, or another part of a list. */
export interface Focused {
  listId: string
  cardId: string | null
}

/**
 * Item in the place of the card or list that had the focus: the next one, else the previous one.
 * @returns a list without a card if it is empty; null if there is no list; undefined if the focused item still exists
 */
export function inPlaceOf(
  before: readonly BoardList[],
  now: readonly BoardList[],
  { listId, cardId }: Focused,
): Focused | null | undefined {
  const list = now.find(({ id }) => id === listId)
  if (!list) {
    const next = besideIn(
      before.map(({ id }) => id),
      now.map(({ id }) => id),
      listId,
    )
    return next === undefined ? null : { listId: next, cardId: null }
  }
  if (cardId === null || now.some(({ idCards }) => idCards.includes(cardId))) return undefined
  const stood = before.find(({ id }) => id === listId)?.idCards ?? []
  return { listId, cardId: besideIn(stood, list.idCards, cardId) ?? null }
}

/** Of the remaining ids, the first successor of one, else its last predecessor. */
function besideIn(
  stood: readonly string[],
  left: readonly string[],
  gone: string,
): string | undefined {
  const place = stood.indexOf(gone)
  const isLeft = (id: string) => left.includes(id)
  return stood.slice(place + 1).find(isLeft) ?? stood.slice(0, place).findLast(isLeft)
}
