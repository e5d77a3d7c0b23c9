import { useFieldArray } from 'react-hook-form'

/** The rows of a list in a form. */
export interface FormList<Row> {
  /** A name for each row that stays its own while others come and go, for React's `key`. */
  keys: readonly string[]
  add: (row: Row) => void
  remove: (place: number) => void
}

/** The rows of a list in a form, to add to and to remove from. */
export function useFormList(name: string): FormList<object> {
  const { fields, append, remove } = useFieldArray({ name })
  return {
    keys: fields.map(({ id }) => id),
    // Where the focus goes is for the screen to say.
    add: (row) => append(row, { shouldFocus: false }),
    remove,
  }
}
