import type { BoardList } from '../contract'
import {
  type CardPlace,
  type Direction,
  numberAt,
  placeOfCard,
  stepCard,
  stepList,
} from './arrangement'

interface LiftedBy {
  id: string
  /** What leads it: arrow keys, or a pointer or finger. */
  by: 'keys' | 'pointer'
}

/** A card that is lifted, where it stood and where it would be put. */
export interface LiftedCard extends LiftedBy {
  kind: 'card'
  from: CardPlace
  to: CardPlace
}

/** A list that is lifted, and before which other it stood and would stand. */
export interface LiftedList extends LiftedBy {
  kind: 'list'
  from: string | null
  to: string | null
}

/** What is lifted. */
export type Lifted = LiftedCard | LiftedList

type Lists = readonly BoardList[]

/** Lifts a card or a list where it stands; null where it is not there. */
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

/** What is lifted, led one step by an arrow. */
export function step(lists: Lists, lifted: Lifted, direction: Direction): Lifted {
  return lifted.kind === 'card'
    ? { ...lifted, to: stepCard(lists, lifted.id, lifted.to, direction) }
    : { ...lifted, to: stepList(lists, lifted.id, lifted.to, direction) }
}

/** What is lifted, led back to where it stood. */
export function atStart(lifted: Lifted): Lifted {
  return lifted.kind === 'card' ? { ...lifted, to: lifted.from } : { ...lifted, to: lifted.from }
}

/** Whether two places that something is led to are the same. */
export function isSamePlace(one: Lifted, other: Lifted): boolean {
  if (one.kind === 'list' || other.kind === 'list') return one.to === other.to
  return one.to.listId === other.to.listId && one.to.before === other.to.before
}

/** Whether it would be put elsewhere than where it stood. */
export function isElsewhere(lifted: Lifted): boolean {
  return !isSamePlace(lifted, atStart(lifted))
}

/** Whether what is lifted is still on the board: others may have taken it away. */
export function isThere(lists: Lists, { kind, id }: Lifted): boolean {
  return lists.some((list) => (kind === 'card' ? list.idCards.includes(id) : list.id === id))
}

/** The place it would be put at: which of how many, from 1, and for a card in which list. */
export function placeOf(lists: Lists, lifted: Lifted) {
  if (lifted.kind === 'card') {
    const { number, of } = numberAt(lists, lifted.id, lifted.to)
    return { number, of, list: lists.find(({ id }) => id === lifted.to.listId)?.name ?? '' }
  }
  const others = lists.map(({ id }) => id).filter((id) => id !== lifted.id)
  const at = lifted.to === null ? -1 : others.indexOf(lifted.to)
  return { number: (at === -1 ? others.length : at) + 1, of: lists.length, list: '' }
}
