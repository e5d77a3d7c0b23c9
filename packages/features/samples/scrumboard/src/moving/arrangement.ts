import type { BoardList } from '../contract'

/** Where a card is put: into a list, before one of its cards; null: at its end. */
export interface CardPlace {
  listId: string
  before: string | null
}

/** Which way an arrow key goes; `on` is the reading direction. */
export type Direction = 'up' | 'down' | 'back' | 'on' | 'first' | 'last'

type Lists = readonly BoardList[]

/** Where a card stands; undefined where it is in no list. */
export function placeOfCard(lists: Lists, cardId: string): CardPlace | undefined {
  const list = lists.find(({ idCards }) => idCards.includes(cardId))
  if (!list) return undefined
  return { listId: list.id, before: list.idCards[list.idCards.indexOf(cardId) + 1] ?? null }
}

/** The lists once a card was put elsewhere. A neighbour that has gone is its list's end; a list that has gone changes nothing. */
export function moveCard(lists: Lists, cardId: string, place: CardPlace): BoardList[] {
  if (!lists.some(({ id }) => id === place.listId) || place.before === cardId) return [...lists]
  return lists.map((list) => {
    if (list.id !== place.listId && !list.idCards.includes(cardId)) return list
    const others = list.idCards.filter((id) => id !== cardId)
    return {
      ...list,
      idCards: list.id === place.listId ? putBefore(others, cardId, place.before) : others,
    }
  })
}

/** The lists once one of them stands before another; null: at the end. */
export function moveList(lists: Lists, listId: string, before: string | null): BoardList[] {
  const moved = lists.find(({ id }) => id === listId)
  if (!moved || before === listId) return [...lists]
  const others = lists.filter(({ id }) => id !== listId)
  const place = others.findIndex(({ id }) => id === before)
  return place === -1 ? [...others, moved] : others.toSpliced(place, 0, moved)
}

/**
 * Puts a card back where it was, among what others have moved meanwhile: before the first card behind it that is still in the list.
 * @param before the lists as they were when the card was moved
 */
export function moveCardBack(lists: Lists, cardId: string, before: Lists): BoardList[] {
  const former = before.find(({ idCards }) => idCards.includes(cardId))
  if (!former) return [...lists]
  const list = lists.find(({ id }) => id === former.id)
  const behind = former.idCards.slice(former.idCards.indexOf(cardId) + 1)
  const next = behind.find((id) => list?.idCards.includes(id)) ?? null
  return moveCard(lists, cardId, { listId: former.id, before: next })
}

/** Puts a list back where it was: before the first list behind it that is still there. */
export function moveListBack(lists: Lists, listId: string, before: Lists): BoardList[] {
  const at = before.findIndex(({ id }) => id === listId)
  if (at === -1) return [...lists]
  const next = before.slice(at + 1).find(({ id }) => lists.some((list) => list.id === id))
  return moveList(lists, listId, next?.id ?? null)
}

/** The lists without a card: its id leaves all of them (specification 4). */
export function withoutCard(lists: Lists, cardId: string): BoardList[] {
  return lists.map((list) =>
    list.idCards.includes(cardId)
      ? { ...list, idCards: list.idCards.filter((id) => id !== cardId) }
      : list,
  )
}

function putBefore(ids: readonly string[], id: string, before: string | null): string[] {
  const place = before === null ? -1 : ids.indexOf(before)
  return place === -1 ? [...ids, id] : ids.toSpliced(place, 0, id)
}

/** Which of how many a card is at a place, from 1, among the others of its list. */
export function numberAt(lists: Lists, cardId: string, { listId, before }: CardPlace) {
  const others = lists.find(({ id }) => id === listId)?.idCards.filter((id) => id !== cardId) ?? []
  const place = before === null ? -1 : others.indexOf(before)
  return { number: (place === -1 ? others.length : place) + 1, of: others.length + 1 }
}

/**
 * The place beside a card's place; the same where there is none. To the next list it goes at the same height.
 * @param lists as they are shown: with the cards that a filter leaves
 */
export function stepCard(
  lists: Lists,
  cardId: string,
  place: CardPlace,
  direction: Direction,
): CardPlace {
  const at = lists.findIndex(({ id }) => id === place.listId)
  const others = (list: BoardList | undefined) => list?.idCards.filter((id) => id !== cardId) ?? []
  const number = numberAt(lists, cardId, place).number - 1
  const within = (list: BoardList, to: number): CardPlace => {
    const ids = others(list)
    return { listId: list.id, before: ids[Math.max(0, Math.min(ids.length, to))] ?? null }
  }
  const list = lists[at]
  if (!list) return place
  switch (direction) {
    case 'up':
      return within(list, number - 1)
    case 'down':
      return within(list, number + 1)
    case 'first':
      return within(list, 0)
    case 'last':
      return within(list, Infinity)
    default: {
      const next = lists[at + (direction === 'on' ? 1 : -1)]
      return next ? within(next, number) : place
    }
  }
}

/** Before which list a lifted one stands next; the same where there is none. Lists know no up and down. */
export function stepList(
  lists: Lists,
  listId: string,
  before: string | null,
  direction: Direction,
): string | null {
  const others = lists.map(({ id }) => id).filter((id) => id !== listId)
  const at = before === null ? others.length : others.indexOf(before)
  if (direction === 'first') return others[0] ?? null
  if (direction === 'last') return null
  if (direction === 'on') return others[at + 1] ?? null
  if (direction === 'back') return others[Math.max(0, at - 1)] ?? null
  return before
}

/** The card beside another, for the keyboard: above, below, or in the next list that has any; undefined where there is none. */
export function cardBeside(lists: Lists, cardId: string, direction: Direction): string | undefined {
  const at = lists.findIndex(({ idCards }) => idCards.includes(cardId))
  const ids = lists[at]?.idCards ?? []
  const place = ids.indexOf(cardId)
  switch (direction) {
    case 'up':
      return ids[place - 1]
    case 'down':
      return ids[place + 1]
    case 'first':
      return ids[0]
    case 'last':
      return ids.at(-1)
    default: {
      const beside = direction === 'on' ? lists.slice(at + 1) : lists.slice(0, at).toReversed()
      const next = beside.find(({ idCards }) => idCards.length > 0)
      return next?.idCards[Math.min(place, next.idCards.length - 1)]
    }
  }
}
