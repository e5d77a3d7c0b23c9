import { get, useFieldArray, useFormState } from 'react-hook-form'
import { messageOfList } from '../errors/formErrors'

/** Rows of a list in a form. */
export interface FormList<Row> {
  /** Stable key of each row while others come and go, for React's `key`. */
  keys: readonly string[]
  add: (row: Row) => void
  remove: (place: number) => void
  /** Moves a row to another position; those between shift. */
  move: (place: number, to: number) => void
  /** Error of the list as a whole: that it is empty. */
  errorMessage: string | undefined
}

/** Rows of a list in a form, to add and to remove. */
export function useFormList(name: string): FormList<object> {
  const { fields, append, remove, move } = useFieldArray({ name })
  const { errors } = useFormState({ name })
  return {
    keys: fields.map(({ id }) => id),
    // The screen decides where focus moves.
    add: (row) => append(row, { shouldFocus: false }),
    remove,
    move,
    errorMessage: messageOfList(get(errors, name)),
  }
}
