import { get, useFieldArray, useFormState } from 'react-hook-form'
import { messageOfList } from '../errors/formErrors'

/** The rows of a list in a form. */
export interface FormList<Row> {
  /** A name for each row that stays its own while others come and go, for React's `key`. */
  keys: readonly string[]
  add: (row: Row) => void
  remove: (place: number) => void
  /** Puts a row where another stands; those between make room. */
  move: (place: number, to: number) => void
  /** What is wrong with the list as a whole: that nothing is in it. */
  errorMessage: string | undefined
}

/** The rows of a list in a form, to add to and to remove from. */
export function useFormList(name: string): FormList<object> {
  const { fields, append, remove, move } = useFieldArray({ name })
  const { errors } = useFormState({ name })
  return {
    keys: fields.map(({ id }) => id),
    // Where the focus goes is for the screen to say.
    add: (row) => append(row, { shouldFocus: false }),
    remove,
    move,
    errorMessage: messageOfList(get(errors, name)),
  }
}
