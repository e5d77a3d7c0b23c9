import { type LanguageId, localeOf } from '@console/core/i18n'
import type { Todo } from '../contract'

/** What to-dos can be ordered by, the usual first. */
export const orders = ['manual', 'startDate', 'dueDate', 'title'] as const

/** What to-dos are ordered by. */
export type Order = (typeof orders)[number]

/**
 * To-dos in an order. By a day, those without one come last, whichever way round.
 * @param language whose alphabet titles are ordered by
 * @param manual the ids in the reader's own order; what is not among them is new, and comes first
 */
export function ordered(
  todos: readonly Todo[],
  order: Order,
  isDescending: boolean,
  manual: readonly string[],
  language: LanguageId,
): readonly Todo[] {
  const turn = isDescending ? -1 : 1
  if (order === 'manual') {
    const places = new Map(manual.map((id, place) => [id, place]))
    const placeOf = ({ id }: Todo) => places.get(id) ?? -1
    return todos.toSorted((one, other) => turn * (placeOf(one) - placeOf(other)))
  }
  if (order === 'title') {
    const { compare } = new Intl.Collator(localeOf(language))
    return todos.toSorted((one, other) => turn * compare(one.title, other.title))
  }
  return todos.toSorted((one, other) => {
    const [ours, theirs] = [one[order], other[order]]
    if (ours === null || theirs === null) return Number(ours === null) - Number(theirs === null)
    return turn * ours.localeCompare(theirs)
  })
}

/**
 * The reader's own order once a to-do was moved to where another one stands. What is not in sight keeps its place among the others.
 * @param shown the ids as they stand in the list
 */
export function moved(
  manual: readonly string[],
  shown: readonly string[],
  id: string,
  to: number,
): string[] {
  const target = shown[to]
  if (target === undefined || target === id) return [...manual]
  const known = new Set(manual)
  const all = [...shown.filter((each) => !known.has(each)), ...manual]
  const isDown = shown.indexOf(id) < to
  const others = all.filter((each) => each !== id)
  others.splice(others.indexOf(target) + (isDown ? 1 : 0), 0, id)
  return others
}
