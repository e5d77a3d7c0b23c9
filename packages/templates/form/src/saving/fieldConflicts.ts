import { type FieldValues, set } from 'react-hook-form'
import { isGroup, isSame } from './formDraft'

/** Value that both the user and another user have changed since it was read. */
export interface FieldConflict {
  /** Name of its field: `lines.3.qty`. */
  name: string
  was: unknown
  mine: unknown
  theirs: unknown
}

/**
 * Finds input that conflicts with changes by another user. Equal changes are no conflict.
 * @param began values that the form started with
 * @param now values as they are read now
 */
export function fieldConflictsIn(
  typed: FieldValues,
  began: FieldValues,
  now: FieldValues,
  within = '',
): FieldConflict[] {
  return Object.entries(now).flatMap(([key, theirs]): FieldConflict[] => {
    const [mine, was] = [typed[key], began[key]] as unknown[]
    const isUncontested = isSame(mine, was) || isSame(was, theirs) || isSame(mine, theirs)
    if (isUncontested || !(key in typed)) return []
    const name = within === '' ? key : `${within}.${key}`
    return isGroup(mine) && isGroup(was) && isGroup(theirs)
      ? fieldConflictsIn(mine, was, theirs, name)
      : [{ name, was, mine, theirs }]
  })
}

/**
 * New base of a form: the current values, except that conflicting ones keep their old base, so that they stay known as conflicts,
 * also in a draft, until they are settled.
 */
export function beginningWith(now: FieldValues, contested: readonly FieldConflict[]): FieldValues {
  if (contested.length === 0) return now
  const began = structuredClone(now)
  for (const { name, was } of contested) set(began, name, was)
  return began
}
