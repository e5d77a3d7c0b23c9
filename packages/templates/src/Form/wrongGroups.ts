import type { FieldValues, UseFormGetFieldState } from 'react-hook-form'

/**
 * The groups that a value is in, `lines` and `lines.3` for `lines.3.quantity`, with which as a whole something is wrong: a rule may
 * be one of several values together.
 */
export function wrongGroups(name: string, stateOf: UseFormGetFieldState<FieldValues>): string[] {
  const parts = name.split('.')
  return parts
    .slice(1)
    .map((_, place) => parts.slice(0, place + 1).join('.'))
    .filter((group) => {
      const error = stateOf(group).error
      return error?.type !== undefined || error?.root !== undefined
    })
}
