import type { FieldErrors, FieldValues, UseFormGetFieldState } from 'react-hook-form'
import { listErrors } from './formErrors'

/**
 * What is checked anew as values change: all that is wrong so far, wherever it stands, for what one field says may decide what the
 * others have to say, or that they are not asked for at all. What the server has found fault with stays until its own field changes.
 * @param changed the names of the values that change
 */
export function fieldsToValidate(
  errors: FieldErrors,
  changed: readonly string[],
  stateOf: UseFormGetFieldState<FieldValues>,
): string[] {
  return listErrors(errors)
    .map(({ field }) => field || 'root')
    .filter(
      (field) =>
        stateOf(field).error?.type !== 'server' ||
        changed.some((name) => `${name}.`.startsWith(`${field}.`)),
    )
}
