import { get, useFormState } from 'react-hook-form'

/** Whether one of these fields has an error since the form was sent, so that what hides them can open. */
export function useIsWrong(names: readonly string[]): boolean {
  const { errors, isSubmitted } = useFormState({ name: [...names] })
  return isSubmitted && names.some((name) => get(errors, name) !== undefined)
}
