import type { BoardList } from './contract'

/** Position of a card: a list, and the card after it; null for the end. */
export interface CardPlace {
  listId: string
  before: string | null
}

/** Direction of an arrow key; `on` is the reading direction. */
export type Direction = 'up' | 'down' | 'back' | 'on' | 'first' | 'last'

type Lists = readonly BoardList[]

/** Position of a card; undefined if no list has it. */
export function placeOfCard(lists: Lists, cardId: string): CardPlace | undefined {
  const list = lists.find(({ idCards }) => idCards.includes(cardId))
  if (!list) return undefined
  return { listId: list.id, before: list.idCards[list.idCards.indexOf(cardId) + 1] ?? null }
}

/**
 * Moves a card. If the neighbour is gone, the card goes to the end of the list; if the list is gone, nothing changes.
 */
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

/** Moves a list before another; null for the end. */
export function moveList(lists: Lists, listId: string, before: string | null): BoardList[] {
  const moved = lists.find(({ id }) => id === listId)
  if (!moved || before === listId) return [...lists]
  const others = lists.filter(({ id }) => id !== listId)
  const place = others.findIndex(({ id }) => id === before)
  return place === -1 ? [...others, moved] : others.toSpliced(place, 0, moved)
}

/**
 * Moves a card back to its former position, considering moves by others: before the first of its former successors that
 * is still in the list.
 * @param before lists before the card was moved
 */
export function moveCardBack(lists: Lists, cardId: string, before: Lists): BoardList[] {
  const former = before.find(({ idCards }) => idCards.includes(cardId))
  if (!former) return [...lists]
  const list = lists.find(({ id }) => id === former.id)
  const behind = former.idCards.slice(former.idCards.indexOf(cardId) + 1)
  const next = behind.find((id) => list?.idCards.includes(id)) ?? null
  return moveCard(lists, cardId, { listId: former.id, before: next })
}

/** Moves a list back to its former position: before the first of its former successors that still exists. */
export function moveListBack(lists: Lists, listId: string, before: Lists): BoardList[] {
  const at = before.findIndex(({ id }) => id === listId)
  if (at === -1) return [...lists]
  const next = before.slice(at + 1).find(({ id }) => lists.some((list) => list.id === id))
  return moveList(lists, listId, next?.id ?? null)
}

/** Removes a card: its id is removed from all lists (specification 4). */
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

/** Number of a card at a position, from 1, and the total of its list. */
export function numberAt(lists: Lists, cardId: string, { listId, before }: CardPlace) {
  const others = lists.find(({ id }) => id === listId)?.idCards.filter((id) => id !== cardId) ?? []
  const place = before === null ? -1 : others.indexOf(before)
  return { number: (place === -1 ? others.length : place) + 1, of: others.length + 1 }
}

/**
 * Next position of a card in a direction; unchanged if there is none. In the next list it keeps its height.
 * @param lists as shown: with the cards that pass the filter
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

/** Next position of a lifted list, as its successor; unchanged if there is none. Lists move only sideways. */
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

/**
 * Card beside another, for the keyboard: above, below, or in the next list that has cards; undefined if there is none.
 */
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
