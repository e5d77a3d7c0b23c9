import type { FieldErrors, FieldValues, UseFormGetFieldState } from 'react-hook-form'
import { listErrors } from './formErrors'

/**
 * Names of the fields to validate when values change: all current errors, because one field may decide what others require, or
 * whether they apply. Errors from the server stay until their own field changes.
 * @param changed names of the values that change
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
