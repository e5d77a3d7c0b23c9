import { type FieldValues, set } from 'react-hook-form'
import { isGroup, isSame } from './formDraft'

/** A value that both the writer and somebody else have changed since it was read. */
export interface FieldConflict {
  /** The name of its field: `lines.3.qty`. */
  name: string
  was: unknown
  mine: unknown
  theirs: unknown
}

/**
 * What was typed over what somebody else has changed meanwhile. What both changed to the same is none of it.
 * @param began what the form began with
 * @param now what is read now
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
 * What a form begins with from now on: what is read now, but of what is contested what it was, so that it stays known as such, also
 * in a draft, until that is settled.
 */
export function beginningWith(now: FieldValues, contested: readonly FieldConflict[]): FieldValues {
  if (contested.length === 0) return now
  const began = structuredClone(now)
  for (const { name, was } of contested) set(began, name, was)
  return began
}
