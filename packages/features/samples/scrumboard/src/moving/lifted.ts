import type { BoardList } from '../contract'
import {
  type CardPlace,
  type Direction,
  numberAt,
  placeOfCard,
  stepCard,
  stepList,
} from '../arrangement'

interface LiftedBy {
  id: string
  /** Input that moves it: arrow keys, or a pointer. */
  by: 'keys' | 'pointer'
}

/** A lifted card, with its original and its current position. */
export interface LiftedCard extends LiftedBy {
  kind: 'card'
  from: CardPlace
  to: CardPlace
}

/** A lifted list, with its original and its current successor. */
export interface LiftedList extends LiftedBy {
  kind: 'list'
  from: string | null
  to: string | null
}

/** Lifted card or list. */
export type Lifted = LiftedCard | LiftedList

type Lists = readonly BoardList[]

/** Lifts a card or a list; null if it does not exist. */
export function lift(
  lists: Lists,
  kind: Lifted['kind'],
  id: string,
  by: Lifted['by'],
): Lifted | null {
  if (kind === 'card') {
    const from = placeOfCard(lists, id)
    return from ? { kind, id, by, from, to: from } : null
  }
  const at = lists.findIndex((list) => list.id === id)
  if (at === -1) return null
  const from = lists[at + 1]?.id ?? null
  return { kind, id, by, from, to: from }
}

/** Moves a lifted item one step. */
export function step(lists: Lists, lifted: Lifted, direction: Direction): Lifted {
  return lifted.kind === 'card'
    ? { ...lifted, to: stepCard(lists, lifted.id, lifted.to, direction) }
    : { ...lifted, to: stepList(lists, lifted.id, lifted.to, direction) }
}

/** Moves a lifted item back to its original position. */
export function atStart(lifted: Lifted): Lifted {
  return lifted.kind === 'card' ? { ...lifted, to: lifted.from } : { ...lifted, to: lifted.from }
}

/** Checks whether two positions are the same. */
export function isSamePlace(one: Lifted, other: Lifted): boolean {
  if (one.kind === 'list' || other.kind === 'list') return one.to === other.to
  return one.to.listId === other.to.listId && one.to.before === other.to.before
}

/** Checks whether the position differs from the original. */
export function isElsewhere(lifted: Lifted): boolean {
  return !isSamePlace(lifted, atStart(lifted))
}

/** Checks whether a lifted item still exists: others may have removed it. */
export function isThere(lists: Lists, { kind, id }: Lifted): boolean {
  return lists.some((list) => (kind === 'card' ? list.idCards.includes(id) : list.id === id))
}

/** Current position: number from 1, total, and the list of a card. */
export function placeOf(lists: Lists, lifted: Lifted) {
  if (lifted.kind === 'card') {
    const { number, of } = numberAt(lists, lifted.id, lifted.to)
    return { number, of, list: lists.find(({ id }) => id === lifted.to.listId)?.name ?? '' }
  }
  const others = lists.map(({ id }) => id).filter((id) => id !== lifted.id)
  const at = lifted.to === null ? -1 : others.indexOf(lifted.to)
  return { number: (at === -1 ? others.length : at) + 1, of: lists.length, list: '' }
}
