import type { BoardList } from '../contract'

/** What has the focus on a board: a card, or something else of a list. */
export interface Focused {
  listId: string
  cardId: string | null
}

/**
 * What stands where the card or list stood that had the focus: the next one, else the one before it.
 * @returns a list without a card: there is none in it; null: there is no list; undefined: what had the focus is still there
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

/** Of those that are left the first that stood behind one, else the last that stood before it. */
function besideIn(
  stood: readonly string[],
  left: readonly string[],
  gone: string,
): string | undefined {
  const place = stood.indexOf(gone)
  const isLeft = (id: string) => left.includes(id)
  return stood.slice(place + 1).find(isLeft) ?? stood.slice(0, place).findLast(isLeft)
}
