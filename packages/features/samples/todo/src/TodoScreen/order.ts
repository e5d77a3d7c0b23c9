import { type LanguageId, localeOf } from '@console/core/i18n'
import type { Todo } from '../contract'

/** Sort orders of to-dos, the default first. */
export const orders = ['manual', 'startDate', 'dueDate', 'title'] as const

/** Sort order of to-dos. */
export type Order = (typeof orders)[number]

/**
 * Sorts to-dos. By day, those without one come last in either direction.
 * @param language language whose rules titles are sorted by
 * @param manual ids in the manual order; others are new, and come first
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
 * Manual order after a to-do was moved to another's position. Hidden to-dos keep their position among the others.
 * @param shown ids in the order of the list
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
